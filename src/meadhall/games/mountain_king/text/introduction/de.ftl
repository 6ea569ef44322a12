# Was das Spiel über sich selbst sagt, auf Deutsch.

game-end = Es endet nach der dritten Welle; dann zählen Große Hallen, Älteste und die Stimmen der Klans, und die meiste Ehre gewinnt.

peoples-starter = Startrecken
peoples-starter-words = Zu Beginn ziehst du zwei von ihnen und behältst einen. Er kämpft ab Welle I für dich, und sein Klan gibt dir die ersten Stimmen.
peoples-champion = Recken der Wellen
peoples-champion-words = Sie liegen in der Auslage. Wer am Ende der Welle den größten Einfluss auf einen hat, gewinnt ihn samt seinen Stimmen.
peoples-clan = Klans
peoples-clan-words = Niemand spielt einen Klan: Alle werben um sie. Ergreif ihre Höhlen und gewinn ihre Recken, dann sind ihre Stimmen am Ende Ehre wert.

name-clan = Klan { $clan }
who-clan = Sie wohnen zwischen { $first } und { $second } und haben { $gates ->
    [one] ein Tor
   *[other] { $gates } Tore
} nach draußen.
plays-clan-one = Mit nur einem Tor ist ihr Gebiet ruhiger: leicht zu halten, aber mit weniger Kämpfen um Stimmen.
plays-clan-more = Durch mehrere Tore kommen oft Gnome: mehr Kämpfe und Stimmen, und mehr Trolle, die fallen.

who-champion = { $clan ->
    [outsider] Gehört zu keinem Klan: { $votes ->
        [one] Eine Stimme geht
       *[other] { $votes } Stimmen gehen
    } an wen du willst.
   *[other] Vom Klan { $clan }, dort { $votes ->
        [one] eine Stimme
       *[other] { $votes } Stimmen
    } wert.
}
