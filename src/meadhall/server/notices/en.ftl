# Messages to people who are away.
turn-subject = Your turn: { $title }
turn-text =
    It is your turn at the table “{ $title }”.

    { $link }
rewind-subject = A step back? { $title }
rewind-text =
    Somebody at the table “{ $title }” would like to take something back and asks whether you agree.

    { $link }
over-subject = The game is over: { $title }
over-text =
    The game at the table “{ $title }” is over. See how it ended:

    { $link }

# Below every mail.
mail-foot =
    You get this because you asked Meadhall to tell you by e-mail. No more mails:
    { $link }

# The one mail to an address that is new.
confirm-subject = Is this your address?
confirm-text =
    Somebody at Meadhall would like to be told here when it is their turn.

    If that is you, open this link within three days:
    { $link }

    If not, you need do nothing, and no other mail will come.

# meadhall verify
verify-fair =
    { $checked ->
        [0] The seed is the one that was promised. Fate was not asked.
        [one] The seed is the one that was promised, and fate's only answer follows from it.
       *[other] The seed is the one that was promised, and all { $checked } answers of fate follow from it.
    }
verify-numbers =
    { $numbers ->
        [one] The number of one person was mixed in.
       *[other] The numbers of { $numbers } people were mixed in.
    }
verify-other-numbers = Your number is not one of those that were mixed in.
verify-no-promise = The save does not say what was promised. Give the table's hash with --commitment.
verify-withheld = The game goes on, so its seed is still secret. Save it again after the end.
verify-other-seed = The seed is not the one that was promised.
verify-other-fate = Entry { $entry } of the journal: fate did not answer what follows from the seed and the numbers.

# meadhall check
check-same = { $table } ({ $game }, { $rows } rows): as it was
check-closed = { $table } ({ $game }, { $rows } rows): closed
check-gap = { $table } ({ $game }): some of its { $rows } rows are missing
check-newer = { $table } ({ $game }): begun with rules { $rules }, these are { $now }; it cannot go on
check-refused = { $table } ({ $game }): row { $row } is not allowed any more: { $problem }
check-position = { $table } ({ $game }): the position after { $row } rows is another one: { $problem }
check-result = { $table } ({ $game }): it ends otherwise
check-sum =
    { $tables ->
        [one] One game replayed
       *[other] { $tables } games replayed
    }; { $changed ->
        [0] nothing would change.
        [one] one would change.
       *[other] { $changed } would change.
    }

# meadhall backup, meadhall restore
backup-written =
    { $file }: { $games ->
        [one] one game, { $rows } rows in all.
       *[other] { $games } games, { $rows } rows in all.
    }
backup-not = The games in it were not replayed.
backup-verified =
    { $changed ->
        [0] Restored and replayed from the file, all is as it was.
        [one] One game is not played as it was. It is in the file all the same.
       *[other] { $changed } games are not played as they were. They are in the file all the same.
    }
restore-done =
    { $games ->
        [one] One game is there again
       *[other] { $games } games are there again
    }, { $rows } rows in all.
restore-differs =
    { $changed ->
        [one] One game would not be played as it was
       *[other] { $changed } games would not be played as they were
    }, so nothing was written. --no-verify restores them all the same: they can be read and saved, but not played on.
