## Das erste Spiel.

lesson-first = Dein erstes Spiel
    .about = Zwei Züge mit den Elfen: den König verbergen, kaufen, segeln, auf Quest gehen, kämpfen und ein zweites Königreich erobern.
lesson-first-end = Mauern halten Schwerter auf, aber weder Zauber noch Schriftrollen: Stürme Königreiche mit Magie.
    .well = Du hast im Zug der Orks geantwortet, Glodheim gegen ein stärkeres Heer gehalten und ein zweites Königreich erobert, ohne vor seinen Mauern einen einzigen Elfen zu verlieren.
lesson-first-well-king = Dein König verbirgt sich in Isborg hinter { $units } Einheiten: Wer deine Herrschaft beenden will, muss an allen vorbei.
lesson-first-well-mana = Du hast { $mana } Mana behalten: genug für eine Schriftrolle oder für eine Antwort in einem fremden Zug.
lesson-first-well-gold = Du hast { $gold } Gold hinter Mauern gespart: Im nächsten Zug kaufst du auf einen Schlag ein Heer.

lesson-first-king = Du führst die Elfen, und wer { $goal } Königreiche hält, die Orte mit einer Krone, und einen lebenden König hat, gewinnt sofort. Du hältst { $kingdoms }, und dein König verbirgt sich unter einer deiner Einheiten.
    .title = Kronen und ein König
    .do = Klick auf Isborg, dein Königreich: Dort bewachen ihn { $units } Einheiten.
    .why = Die anderen sehen nur, dass eine Einheit einen Marker trägt, nie welchen. Er dürfte überall stehen; aber hier hat er Gesellschaft, und wer ein Königreich angreift, trifft mit jedem Würfel um 1 schlechter.
lesson-first-wizard = Dein Zauberer wirkt dort, wo er steht, also gehört er dorthin, wo du bald kämpfst. Silfrgruva grenzt an Glodheim, und das halten die Orks.
    .title = Ein Zauberer an die Front
    .do = Klick auf Silfrgruva: Dort verbirgt er sich.
    .why = Jeder erste Zauberer kennt zwei Zauber seines Volks. Deiner kennt Heilung und Pfeile der Skadi.
lesson-first-decoys = Zuletzt kommen zwei Attrappen. Die anderen sehen Marker und wissen nicht, unter welchem der König steckt; eine Attrappe selbst kann nichts.
    .title = Zwei leere Marker
    .do = Leg beide Attrappen, wohin du willst, Isborg, Granheim oder Midgate; dann „So spielen“.
    .why = In Isborg verschwindet der König in der Menge. In Granheim sieht eine Attrappe nach einem König aus, der seine Ruhe will, in Midgate nach einem Zauberer, der am Teleportal wartet.
lesson-first-buy = Ein Zug hat sieben Phasen: kaufen, segeln, Quest, Kampf, verlegen, Einkommen, aufstellen. Jedes Volk beginnt mit { $gold } Gold, und ein Elf kostet { $price }; was du jetzt kaufst, wird ganz am Ende aufgestellt.
    .title = Zuerst kaufst du
    .do = Stell die Einheiten auf { $count } und drück „Das kaufen“.
    .why = Die Neuen können in diesem Zug nicht kämpfen, aber sie stehen da, bevor die anderen ziehen. Gold, das du nicht ausgibst, bleibt in deinem Königreich.
lesson-first-sail = Ein Schiff mit Besatzung fährt bis zu { $zones } Seezonen weit, auch über den oberen Kartenrand zum unteren, und landet, wo ein Anker liegt. Samsey hält niemand: Wer dort landet, bekommt es kampflos und jeden Zug { $gold } Gold.
    .title = Eine Insel zum Mitnehmen
    .do = Klick auf Samsey, schick alle vier Einheiten an Land und drück „Fahren und landen“.
lesson-first-harbour = Mit der Landung gehört Samsey dir. Dein Schiff bleibt leer im Hafen: Es bewacht nichts, aber im nächsten Zug bringt es deine Elfen hinüber zu den Orks.
    .title = Im Hafen
    .do = Sind deine Elfen gelandet, beende die Seephase.
lesson-first-party = Hinter den Straßen liegen die Ödlande mit Schätzen, Zaubern und Drachen. Eine Gruppe von höchstens sechs zieht dorthin, aus einem Gebiet mit Straße; deine hat Fackel und Spitzhacke dabei.
    .title = Eine Gruppe bricht auf
    .do = Klick auf das Dorf im Norden und schick drei Einheiten aus Vakthold.
    .why = Eine Einheit bleibt in Vakthold. Der König darf nie mit, ein Zauberer schon.
lesson-first-journey = Der Würfel sagt, wie weit die Gruppe zieht: { $roll } Felder, und mit dem Dorf hat sie das erste schon betreten. Das Feld, auf dem sie anhält, wirkt; auf einem Pfad wartet eine Questkarte.
    .title = So weit, wie der Würfel sagt
    .do = Klick auf den Pfad westlich des Dorfs im Norden.
    .why = Der ganze Wurf muss aufgebraucht werden. Nur in einem Dorf darf die Gruppe früher anhalten, wie jetzt in dem im Norden, und Mana macht den Weg länger oder kürzer.
lesson-first-treasure = Die heulende Höhle: Du hast die Fackel, die sie verlangt, und der Kristallwürfel war gelb, also gesegnet. Du findest den Ring Draupnir, der jedes Einkommen um { $gold } Gold erhöht.
    .title = Gelb ist gesegnet
    .do = Gib den Ring einer Einheit in Isborg, dort ist er sicher.
    .why = Blau hätte Ratten gebracht, Rot Trolle, beides mit Beute für den Sieger. Ein Schatz gehört der Einheit, die ihn trägt.
lesson-first-attack = In Glodheim stehen { $foes } Orks, und gleich daneben liegt das Königreich Solborg. Jede deiner Einheiten wirft einen Würfel und trifft mit { $strength } oder weniger.
    .title = Ein Angriff
    .do = Klick auf Glodheim und nimm den Zauberer mit.
    .why = Orks treffen mit derselben Zahl. Wer getroffen wird, fällt, und beide Seiten schlagen zu, bevor jemand entfernt wird.
lesson-first-army = Niemand darf ein Gebiet leer zurücklassen, also bleibt ein Elf. Allein mit Schwertern würdet ihr zu viert in { $chance } von hundert Fällen gewinnen.
    .title = Einer bleibt zurück
    .do = Schick drei Einheiten mit dem Zauberer.
lesson-first-arrows = Jede Runde beginnt mit dem Fernkampf. Die Pfeile der Skadi treffen ohne Wurf und kosten 1 von deinen { $mana } Mana; aber der Zauberer zeigt sich und schlägt in dieser Runde nicht zu.
    .title = Erst der Fernkampf
    .do = Sprich die Pfeile der Skadi.
    .why = Wen ein Geschoss trifft, der fällt vor den Würfeln und schlägt nicht zurück. Ein Zauber verbraucht sich nie, nur das Mana.
lesson-first-save = Die Pfeile nehmen einen Ork, bevor er zuschlagen kann, und eine Schriftrolle wirkt nur einmal: Spar dir deine. Verlierst du jemanden, so bestimmst du, wen.
    .title = Schriftrollen sparen
    .do = Setz nichts weiter ein. Muss ein Elf fallen, dann ein einfacher.
lesson-first-again = Eine schlechte Runde: Ein Elf fiel, und Angreifer dürfen sich jetzt in ein Gebiet nebenan zurückziehen, Verteidiger nie. Aber drei von euch gegen { $foes } gewinnen in { $chance } von hundert Fällen.
    .title = Weiter oder weg?
    .do = Kämpf weiter, ohne noch mehr Magie.
lesson-first-rest = Glodheim gehört dir, und die erste Eroberung im Zug bringt 1 Mana. Von hier könntest du weiter angreifen; danach, in der Verlegephase, darf jede Einheit noch einen Schritt unter Freunden tun.
    .title = Genug für einen Zug
    .do = Beende die Kampfphase, dann die Verlegungen.
    .why = Drei Elfen halten Glodheim. Zögen zwei von ihnen weiter, bliebe dort einer, und nebenan könnten vier Orks losschlagen.
lesson-first-income = Ein Gebiet bringt { $land }, ein Goldgebiet { $rich }, ein Königreich { $kingdom } Gold, und ohne Königreich bekommst du nichts. Das macht { $income }, und der Ring bringt { $ring } dazu, sobald du ihn zeigst.
    .title = Einkommen
    .do = Zeig Draupnir.
lesson-first-place = Deine { $count } neuen Elfen kommen dorthin, wo dir das Gebiet und das Königreich seines Reichs gehören: nach Hrimgard, nie auf Goldgebiete.
    .title = Zuletzt aufstellen
    .do = Stell alle in Isborg, Frostgate oder Laxvik auf.
    .why = Isborg schützt den König. Frostgate und Laxvik liegen näher an der Front: Von dort marschieren Einheiten in der Kampfphase bis zu vier Gebiete weit.
lesson-first-infernal = Die Orks greifen in ihrem Zug Glodheim an. Auch wer angegriffen wird, darf Schriftrollen lesen, und der Verteidiger schießt zuerst: Inferno verbrennt 1 bis 4 von ihnen.
    .title = Eine Schriftrolle im fremden Zug
    .do = Lies Inferno.
    .why = Nur gegen den Angreifer und nur, solange eigene Einheiten angegriffen werden. Wo dein König ist, erfährt dabei niemand.
lesson-first-hold = Die Verbrannten fallen erst, wenn beide geschossen haben. Jede Seite darf je Runde eine Schriftrolle gegen den Feind lesen, jeder Zauberer einen Zauber sprechen: Deiner spart seine { $mana } Mana für später.
    .title = Genug Feuer
    .do = Setz nichts weiter ein.
lesson-first-dispel = Der Zauberer der Orks wirft einen Feuerball: ein Treffer, ganz ohne Wurf. Wen Magie trifft, der darf sofort antworten, und „Magie bannen“ hebt sie auf.
    .title = Magie gegen Magie
    .do = Antworte mit „Magie bannen“.
    .why = Solche Antworten zählen nicht als deine eine Schriftrolle der Runde. Das Mana der Orks ist trotzdem weg.
lesson-first-buy-again = Glodheim hat gehalten, der Zauberer der Orks ist tot, und in Ravnvik steht nur noch { $foes }. Du bist wieder am Zug und hast { $gold } Gold.
    .title = Dein zweiter Zug
    .do = Kauf, was du willst: Einheiten für { $price } Gold, ein Schiff für { $ship } oder nichts.
    .why = Ein zweites Schiff könnte deine neuen Elfen tragen, Einheiten in Isborg schützen den König. Beides ist vernünftig.
lesson-first-landing = Du kannst auch beim Feind landen; gekämpft wird später, in der Kampfphase. Von Samsey nach Ravnvik ist es eine einzige Seezone, und Ravnvik grenzt an Solborg.
    .title = Eine Landung
    .do = Klick auf Ravnvik, lande dort und schick alle drei Einheiten an Land.
    .why = Das Schiff liegt dann im Hafen und fällt dem zu, der den Kampf gewinnt.
lesson-first-wander = Eine Gruppe bleibt nie stehen. Der Schrein im Westen bringt 1 Mana; im Dorf schließt sich ein Gefährte an, und du kannst eine Fackel oder eine Spitzhacke kaufen.
    .title = Die Gruppe zieht weiter
    .do = Wähl: der Schrein im Westen oder das Dorf im Norden.
lesson-first-shore = Wer gelandet ist, muss kämpfen; aufschieben geht nicht. Drei gegen { $foes } gewinnen in { $chance } von hundert Fällen, und dafür ist der Gewittersturm zu schade.
    .title = Der Strand
    .do = Kämpf in Ravnvik und lies keine Schriftrolle.
lesson-first-kingdom = Solborg: { $foes } neutrale Einheiten hinter Mauern, und die nehmen dir 1 Stärke. Einheiten aus mehreren Gebieten nebenan greifen als ein Heer an.
    .title = Gegen ein Königreich
    .do = Klick auf Solborg. Schick den Zauberer aus Glodheim und andere aus Ravnvik.
    .why = Die Sieger von Ravnvik dürfen weiter angreifen, wenn einer von ihnen dort bleibt.
lesson-first-storm = Mauern halten keine Geschosse auf: In einer Runde darf deine Seite eine Schriftrolle gegen den Feind lesen und jeder Zauberer einen Zauber sprechen. Der Gewittersturm trifft 1 bis 4, die Pfeile treffen einen.
    .title = Sturm über Solborg
    .do = Lies den Gewittersturm und sprich die Pfeile der Skadi, wie herum du willst.
lesson-first-crown = Alle fallen, bevor sie zuschlagen können, und damit gehört Solborg dir: { $kingdoms } von { $goal } Königreichen, und deine neuen Einheiten dürfen jetzt auch in sein Reich, nach Solmark.
    .title = Eine zweite Krone
    .do = Jetzt ist alles offen: Greif an oder zieh weiter, wenn du magst. Dann beende die Kampfphase und die Verlegungen.
lesson-first-gold = Dein Einkommen beträgt jetzt { $income } Gold, und zwei Königreiche können es aufnehmen. Wer ein Königreich erobert, bekommt das Gold, das darin liegt.
    .title = Wo Gold sicher ist
    .do = Teil es zwischen Isborg und Solborg auf und drück „Einlagern“.
    .why = Solborg hat noch wenige Verteidiger, in Isborg steht dein König.
lesson-first-place-again = Was du gekauft hast, darf jetzt auch nach Solmark, denn sein Königreich gehört dir. Mauern ohne Verteidiger gehören bald jemand anderem.
    .title = Wachen für zwei Königreiche
    .do = Stell deine Einheiten auf; Solborg freut sich über jede.

lesson-first-says-orcs-hidden = Vier Marker. Ratet mal, welcher die Krone trägt!
lesson-first-says-dwarves-hidden = Unser König mag es tief unterm Berg. Oder war das eine Attrappe?
lesson-first-says-orcs-buy = Vier von uns für zehn Gold: So billig rüstet sonst keiner.
lesson-first-says-orcs-attack = Glodheim war unser, und sie sind zu dritt. Wir holen es zu viert zurück, der Zauberer voran!
lesson-first-says-orcs-fireball = Was von uns übrig ist, wirft einen Feuerball: ein Treffer, ganz ohne Würfel.
lesson-first-says-orcs-beaten = Schriftrollen, und das in meinem Zug! Ich hätte deine Handkarten zählen sollen.
lesson-first-says-dwarves-buy = Meine Minen bringen je fünf Gold. Ich kaufe, und ich warte.
lesson-first-says-dwarves-place = Alle nach Vindborg. Irgendwer kommt bestimmt, um es zu holen.
lesson-first-says-orcs-landing = Ich habe die Schriftrolle Sirenenruf: Sie ertränkt Einheiten an der Küste. Aber für einen einsamen Wächter? Nein.
lesson-first-says-orcs-last = Für heute reicht es. Ich lecke meine Wunden.
lesson-first-says-dwarves-last = Zwei Kronen in deiner Hand? Nächstes Mal behalte ich die Elfen im Auge.

## Kämpfe.

lesson-battle = Kämpfe
    .about = Runden, Chancen, weiterkämpfen und rechtzeitig umkehren.
lesson-battle-end = Schau vor jeder Runde auf die Chancen, nicht nur vor der ersten.
    .well = Du hast einen verlorenen Kampf rechtzeitig abgebrochen und das Gewonnene behalten.
lesson-battle-odds = Du führst die Orks. In jeder Runde würfeln erst alle Angreifer, dann alle Verteidiger: { $strength } oder weniger trifft, und wer getroffen ist, schlägt noch zurück. Fünf gegen { $foes } Zwerge gewinnen in { $chance } von hundert Fällen.
    .title = Erst rechnen, dann kämpfen
    .do = Klick auf Glodheim, schick fünf aus Ravnvik und greif an.
    .why = Einer muss in Ravnvik bleiben. Erst wenn beide Seiten gewürfelt haben, werden die Gefallenen entfernt.
lesson-battle-again = Zwei Zwerge fielen und ein Ork. Solange beide Seiten Einheiten haben, entscheidet der Angreifer: noch eine Runde oder zurück. Ein einziger Zwerg steht noch gegen vier: { $chance } von hundert.
    .title = Noch eine Runde?
    .do = Kämpf weiter.
lesson-battle-chain = Glodheim gehört dir. Die Sieger dürfen gleich weiter angreifen, so oft sie siegen, wenn einer von ihnen zurückbleibt. In Sildvik warten { $foes } Zwerge: { $chance } von hundert.
    .title = Auf zum nächsten
    .do = Klick auf Sildvik, schick drei und greif an.
lesson-battle-away = Das ging schief: Ihr habt verfehlt, sie nicht. Einer von euch gegen { $foes }: { $chance } von hundert. Angreifer dürfen in ein eigenes Gebiet nebenan zurück, Verteidiger nie.
    .title = Zeit zu gehen
    .do = Zieh dich nach Glodheim zurück.
    .why = Alle gehen an denselben Ort, und nie über Gebirge. Sie müssen nicht von dort gekommen sein.
lesson-battle-rest = Dein Ork ist in Sicherheit, und ihr haltet Glodheim zu zweit. Niemand muss kämpfen: Eine Phase darf enden, wann du willst.
    .title = Genug
    .do = Beende die Kampfphase.

## Fernkampf.

lesson-missiles = Fernkampf und Zauberer
    .about = Zauber und Schriftrollen vor den Würfeln, und wie man auf sie antwortet.
lesson-missiles-end = Wer im Fernkampf fällt, schlägt nie zu: Schieß zuerst, wo viele warten.
    .well = Du hast einen Zauberer in den Kampf geführt und wusstest, was jeder Zauber und jede Schriftrolle wert ist.
lesson-missiles-answer = Deine sechs Elfen stehen in Glodheim vor { $foes } Orks. Eine Runde beginnt mit dem Fernkampf, und der Verteidiger ist zuerst dran: Sein Zauberer wirft einen Feuerball, ein Treffer. „Magie bannen“ würde ihn aufheben.
    .title = Der Verteidiger schießt zuerst
    .do = Antworte mit der Schriftrolle, oder spar sie und verlier eine Einheit.
    .why = Du darfst auf jeden Zauber und jede Schriftrolle gegen dich antworten, sofort und so oft du kannst.
lesson-missiles-spell = Jetzt du. Pfeile der Skadi kosten 1 Mana und treffen einmal; Fjörgyns Erwachen kostet 2 und trifft 1- bis 4-mal, aber nur, wo Wald wächst, so wie hier. Du hast { $mana } Mana.
    .title = Dein Zauberer ist dran
    .do = Sprich einen der beiden Zauber.
    .why = Jeder Zauberer spricht je Runde einen Schadenszauber und schlägt dann nicht zu. Dafür muss er aufgedeckt sein.
lesson-missiles-scroll = Neben den Zaubern darf jede Seite je Runde eine Schriftrolle gegen den Feind lesen. Inferno trifft 1- bis 4-mal, dann ist es weg; ein Zauber bleibt bei seinem Zauberer.
    .title = Eine Schriftrolle je Runde
    .do = Lies Inferno, oder setz nichts weiter ein.
lesson-missiles-dice = Die Treffer beider Seiten werden zusammen entfernt, und die Gefallenen würfeln nicht. Alle anderen würfeln, nur kein Zauberer, der gezaubert hat.
    .title = Und dann die Schwerter
    .do = Antworte, was gefragt ist: wen du verlierst oder wie es weitergeht.
lesson-missiles-says-fireball = Ein Schritt in unseren Wald, und ihr brennt!

## Die See.

lesson-sea = Schiffe und Landungen
    .about = Einheiten an Bord nehmen, fahren, auf einer Insel und beim Feind landen.
lesson-sea-end = Ein Schiff erreicht jeden Hafen: Schau, wo die Küste des Feindes dünn besetzt ist.
    .well = Eine einzige Fahrt brachte dir eine Insel und einen Hafen der Orks.
lesson-sea-crew = Ein Schiff trägt bis zu acht Einheiten, fährt { $zones } Seezonen im Zug und nie ohne Besatzung. An Bord zu gehen kostet keine Zone, aber eine Einheit muss in Torskvik bleiben.
    .title = Alle Mann an Bord
    .do = Fahr mit deinem Schiff und nimm drei Einheiten mit.
lesson-sea-island = Die Insel Austrey hält niemand, also genügt es zu landen, und sie bringt { $gold } Gold im Zug. Auch Anlanden kostet keine Zone: Danach darf das Schiff weiterfahren.
    .title = Eine leere Insel
    .do = Fahr in die Seezone westlich von Austrey und lande dort eine Einheit an.
lesson-sea-onward = Es sind noch Seezonen übrig. Humarvik hat einen Hafen und { $foes } Ork; wer beim Feind landet, kämpft in der Kampfphase desselben Zugs.
    .title = Ein fremder Hafen
    .do = Fahr weiter in die Seezone vor Humarvik und lande die anderen beiden an.
lesson-sea-fight = Dein Schiff liegt leer im Hafen und fällt dem zu, der siegt. Zwei gegen { $foes }: { $chance } von hundert. Geht es schlecht, dürft ihr zurück an Bord.
    .title = Der Kampf an Land
    .do = Kämpf in Humarvik.
lesson-sea-harbour = Humarvik gehört dir, und das Schiff auch. Ein Schiff im Hafen hält niemanden auf; eines auf See mit Besatzung ist eine Blockade, und wer auf sie trifft, muss anhalten und kämpfen.
    .title = Im Hafen oder bemannt
    .do = Beende die Kampfphase.

## Blockaden.

lesson-blockade = Kämpfe auf See
    .about = Blockaden, wer an ihnen vorbeikommt und was aus den Schiffen wird.
lesson-blockade-end = Auf See zieht sich niemand zurück: Nimm mehr mit, als du zu brauchen glaubst.
    .well = Du hast deinen Hafen wieder geöffnet und zwei Schiffe heimgebracht.
lesson-blockade-crew = { $foes } Orks liegen auf einem Schiff vor deiner Küste: eine Blockade. Niemand fährt durch ihre Seezone weiter oder landet von dort; wer hineinfährt, muss anhalten und kämpfen.
    .title = Der Hafen wird bewacht
    .do = Fahr mit deinem Schiff und nimm sechs Einheiten mit.
lesson-blockade-sail = Ein Schiff, das an einer Blockade anhält, fährt in diesem Zug nicht weiter, auch wenn es siegt. Gekämpft wird in der Kampfphase.
    .title = Mitten hinein
    .do = Fahr in die Seezone der Orks.
lesson-blockade-fight = Auf See kämpfen nur die Einheiten, mit denselben Würfeln wie an Land: sechs gegen { $foes }. Niemand kann sich zurückziehen, und Feuer und Blitz sind an Bord verboten.
    .title = Schiff gegen Schiff
    .do = Kämpf auf See.
lesson-blockade-prize = Gewonnen! Auch ihr Schiff gehört dir, solange auf jedem Schiff eine Einheit ist; Schiffe ohne Besatzung sinken. Siege auf See bringen kein Mana.
    .title = Eine Prise
    .do = Beende die Kampfphase.

## Magie auf See.

lesson-sea-magic = Magie auf See
    .about = Kraken, Sirenen und Ägirs Atem.
lesson-sea-magic-end = Wer über See kommt, soll deine Schriftrollen fürchten: Heb eine für seinen Zug auf.
    .well = Elf Orks sind ertrunken, und du hast niemanden verloren.
lesson-sea-magic-kraken = Fünf Orks liegen auf einem Schiff nahe deiner Küste, eine Blockade, die den Weg versperrt. In deiner eigenen Seephase holt der Krakenruf so ein Schiff mit allen, die an Bord sind.
    .title = Aus der Tiefe
    .do = Lies den Krakenruf gegen das Schiff der Orks.
lesson-sea-magic-sirens = Der Sirenenruf holt 1 bis 4 Feinde, an einer Küste oder auf einer Blockade, egal wie weit weg. In Krabbavik warten { $foes } Orks neben einem Schiff.
    .title = Ein Lied für Krabbavik
    .do = Lies den Sirenenruf und lass sie in Krabbavik singen.
    .why = Stünde dort ein Zauberer, der Heilung kennt, könnte er das Lied für 1 Mana aufheben.
lesson-sea-magic-wait = Eine Schriftrolle bleibt: Ägirs Atem, und der wirkt nur in der Seephase anderer. Also lass sie kommen.
    .title = Lass sie kommen
    .do = Beende die Kampfphase, dann die Verlegungen.
lesson-sea-magic-breath = Drei Orks wollen in Ravnvik landen, wo du { $units } hast. Bevor jemand an Land geht, zerstört Ägirs Atem das Schiff mit allen an Bord.
    .title = Im Zug der Orks
    .do = Lies Ägirs Atem.
lesson-sea-magic-says-sail = Ein paar von uns leben noch, und ein Schiff haben wir auch. Ravnvik, wir kommen!

## Quests.

lesson-quest = Quests in den Ödlanden
    .about = Mit der Gruppe ziehen, eine Questkarte, Gift und Beute.
lesson-quest-end = Fackel, Spitzhacke und Trank gehören ins Gepäck: Viele Karten verlangen danach.
    .well = Deine Gruppe hat drei Spinnen besiegt und niemanden verloren.
lesson-quest-way = Deine Gruppe hat { $roll } gewürfelt und muss alles aufbrauchen, ohne umzukehren; Mana macht den Weg länger oder kürzer. Wo sie anhält, wirkt das Feld: Auf einem Pfad ziehst du eine Questkarte.
    .title = Die Gruppe zieht
    .do = Wähl einen der beiden Pfade.
    .why = Hexenhöhlen verkaufen Werkzeug, Schreine geben Mana, Orakel Prophezeiungen und Zauber, und in Drachenhorten liegt ein Schatz.
lesson-quest-arrows = Der Kristallwürfel zeigt Blau, unbeachtet, und drei Spinnen greifen an. In den Ödlanden zieht sich niemand zurück, aber deine Gruppe schießt zuerst.
    .title = Im Spinnwebenwald
    .do = Lass deinen Zauberer die Pfeile der Skadi sprechen.
lesson-quest-cure = Eine Spinne fiel durch die Pfeile, eine durch ein Schwert, aber eine hat gebissen. Ein Biss vergiftet: Der Gebissene schlug nicht zu und fällt jetzt, wenn ihn niemand heilt.
    .title = Gift
    .do = Setz den Trank ein.
    .why = Ein Trank heilt alle Vergifteten, und ein Zauberer mit Heilung kann das auch.
lesson-quest-finish = Eine Spinne ist noch da. Ein Zauber verbraucht sich nie, und du hast { $mana } Mana; gekämpft wird, bis eine Seite weg ist.
    .title = Die letzte Spinne
    .do = Sprich noch einmal die Pfeile der Skadi.
lesson-quest-booty = Besiegt! Erst jetzt erfährst du, was sie bewachten: ein Elixier, das eine Gruppe für eine Runde unverwundbar macht. Im nächsten Zug muss die Gruppe weiterziehen.
    .title = Beute
    .do = Die Quest ist vorbei: Beende die Kampfphase.

## Schriftrollen in fremden Zügen.

lesson-scrolls = Schriftrollen in fremden Zügen
    .about = Verteidige dich, wenn du nicht am Zug bist, und entscheide, wann du gefragt wirst.
lesson-scrolls-end = Heb eine Schriftrolle für deinen Zug auf und eine für den der anderen.
    .well = Du hast ihren Sturm gegen sie gewendet, und vier Elfen schlugen sechs Orks.
lesson-scrolls-defence = Sechs Orks greifen Glodheim an, wo du { $units } hast. In fremden Zügen darfst du Schriftrollen nur gegen den lesen, der dich angreift; dein Fernkampf kommt vor seinem.
    .title = Du wirst angegriffen
    .do = Lies Inferno.
lesson-scrolls-reflect = Sie antworten mit dem Gewittersturm, 1 bis 4 Treffer. Wen es trifft, der darf sofort antworten: „Magie bannen“ würde ihn aufheben, die Spiegelung wirft ihn zurück.
    .title = Zurück an den Absender
    .do = Antworte mit der Spiegelung.
    .why = Solche Antworten zählen nicht als deine eine Schriftrolle der Runde.
lesson-scrolls-order = Glodheim gehört immer noch dir. In fremden Zügen wirst du oft gefragt, selbst mit leeren Händen, denn Schweigen würde etwas verraten. Beim Kaufen kannst du dafür eine Anweisung geben.
    .title = Wann sollen sie dich fragen?
    .do = Öffne „Was du jetzt noch tun kannst“ und wähl: nur bei Königreichen fragen oder nie fragen.
lesson-scrolls-done = Was du nicht gefragt wirst, tust du nicht: Einheiten verteidigen sich trotzdem, nur ohne Schriftrollen. In jedem deiner Züge kannst du die Anweisung ändern.
    .title = Die Anweisung gilt
    .do = Kauf nichts mehr.
lesson-scrolls-says-attack = Sechs gegen vier. Glodheim gehört uns noch vor dem Abendessen.
lesson-scrolls-says-tempest = Feuer? Wir haben einen Sturm!
lesson-scrolls-says-beaten = Unser eigener Sturm! Das ist nicht gerecht.

## Könige.

lesson-kings = Könige
    .about = Verbirg ihn, zeig ihn, nimm anderen ihren, und siege mit Königreichen.
lesson-kings-end = Zeig deinen König dort, wo er einen Kampf entscheidet; danach wissen alle, wo er ist, also gib ihm Wachen.
    .well = Du hast deinen König in den Kampf geführt, am Leben gehalten und die Orks gebrochen.
lesson-kings-attack = Du hältst { $kingdoms } von { $goal } Königreichen. In Jarnborg bewachen { $foes } Orks Gold, und einer verbirgt einen Marker. Dein eigener König wartet verdeckt in Hvalvik und darf wie jeder marschieren und angreifen.
    .title = Ein König zieht in den Krieg
    .do = Klick auf Jarnborg und nimm den König mit.
lesson-kings-guard = Ein Treffer genügt für einen König wie für jede andere Einheit. Aber du bestimmst, wer fällt, also hält ihn Gesellschaft am Leben.
    .title = Eine Wache für den König
    .do = Schick fünf Einheiten mit ihm.
lesson-kings-reveal = Verdeckt kämpft er wie jeder andere. Aufgedeckt macht er alle auf seiner Seite um 1 stärker, und das gleicht die Mauern des Königreichs aus; aber dann wissen alle, wo er ist.
    .title = Zeigst du ihn?
    .do = Deck den König auf.
lesson-kings-loss = Auch die Orks haben ihren König aufgedeckt und einmal getroffen. Ohne König könntest du weiterspielen, aber nicht mehr gewinnen.
    .title = Nicht ihn
    .do = Verlier eine einfache Einheit.
lesson-kings-fallen = Ihr König ist gefallen. Seine Schriftrollen gehören dir und die { $gold } Gold von Jarnborg auch. Die Orks spielen weiter, können aber nicht gewinnen; du hältst { $kingdoms } von { $goal } Königreichen.
    .title = Der König ist tot
    .do = Beende die Kampfphase.
    .why = In den Ödlanden gibt es für jedes Volk einen Erben. Wer den eigenen findet und ein Königreich hält, darf einen neuen König krönen.
lesson-kings-says-king = Zeigt euer König sein Gesicht, dann unserer auch. Für Jarnborg!

## Prophezeiungen.

lesson-prophecies = Prophezeiungen
    .about = Karten für deine eigenen Quests und gegen die Gefährten anderer.
lesson-prophecies-end = Ein Verrat schmerzt am meisten, wenn eine Gruppe ihren Gefährten braucht: Warte darauf.
    .well = Vier Prophezeiungen, viermal im richtigen Augenblick.
lesson-prophecies-mead = Orakel geben Prophezeiungen, die nur du siehst. Die meisten spielst du in deiner eigenen Questphase, jede einmal; dann kommt sie unter den Stapel.
    .title = Karten vom Orakel
    .do = Spiel Dichtermet: Er bringt 2 Mana.
lesson-prophecies-stride = Manche warten auf ihren Augenblick. Weiter Schritt bringt einen zweiten Würfel, nachdem du für den Weg deiner Gruppe gewürfelt hast.
    .title = Ein weiterer Weg
    .do = Zieh mit der Gruppe. Ist der Wurf zu klein, spiel Weiter Schritt.
lesson-prophecies-way = Jetzt sind es { $roll } Felder statt einem. Hinter dem Schrein liegt ein Pfad mit einer Questkarte.
    .title = Drei Felder
    .do = Geh auf den Pfad südlich des Schreins im Osten.
lesson-prophecies-norns = Das Hügelgrab der alten Könige, und der Würfel zeigt Rot: verflucht. Mumien würden aufstehen! Die Gunst der Nornen macht deinen Wurf zu einem Segen.
    .title = Aus Rot wird Gelb
    .do = Spiel die Gunst der Nornen.
lesson-prophecies-rest = Gesegnet: eine Schriftrolle statt Mumien. Eine Prophezeiung bleibt, Trollhunger: Sie trifft eine Gruppe, bei der Grendl der Troll ist, sogar in einem fremden Zug.
    .title = Eine Karte wartet
    .do = Beende die Questphase, die Kampfphase und die Verlegungen.
lesson-prophecies-betray = Die Gruppe der Orks will weiterziehen, und Grendl ist bei ihr. Verrätst du sie jetzt, nimmt er zwei von ihnen und ist fort.
    .title = Verrat
    .do = Spiel Trollhunger.
    .why = Wer verraten wird, darf mit Eidtreue antworten, wenn er sie hat.

## Geld.

lesson-money = Gold
    .about = Einkommen, Minen, Alchemie, zwei Schatzkammern und eine Schriftrolle für Mana.
lesson-money-end = Goldgebiete neben deinem Reich bezahlen den Krieg: Halt sie.
    .well = Du hast alles aus einem Zug geholt: Gold, Wachen und eine Schriftrolle.
lesson-money-brew = Ein Gebiet bringt { $land }, ein Königreich { $kingdom }, ein Goldgebiet { $rich }, und eine Mine bringt Zwergen { $mine }: zusammen { $income }. Dein Zauberer ist Alchemist und macht aus jedem Mana 2 Gold.
    .title = Was Gold bringt
    .do = Lass ihn einmal Alchemist sprechen.
lesson-money-enough = Du könntest weitermachen, aber { $mana } Mana kaufen am Ende des Zugs eine Schriftrolle, und die ist mehr wert als ein paar Münzen.
    .title = Etwas Mana behalten
    .do = Verwandle kein Mana mehr.
lesson-money-bank = Mit zwei Königreichen wählst du, wo dein Gold liegt. Neben Eldborg stehen { $foes } Orks in Krabbavik, und wer ein Königreich erobert, bekommt all sein Gold.
    .title = Zwei Schatzkammern
    .do = Teil das Gold zwischen Vindborg und Eldborg auf und drück „Einlagern“.
    .why = Verlierst du ein Königreich, ist das Gold des anderen sicher. Ganz ohne Königreich gibt es kein Einkommen.
lesson-money-place = Deine { $count } neuen Einheiten dürfen in beide Reiche, weil du beide Königreiche hältst, aber nie auf Minen, Teleportale oder Inseln. Alle müssen aufgestellt werden.
    .title = Wachen für dein Gold
    .do = Stell sie auf, wo du willst.
lesson-money-scroll = Ganz zuletzt: Drei Mana kaufen eine Schriftrolle, einmal im Zug. Wie viele du hältst, ist egal.
    .title = Mana für eine Schriftrolle
    .do = Zahl Mana für eine Schriftrolle.
lesson-money-drawn = Einherjar! Bis zu fünf Einheiten erscheinen, wo du schon welche hast, sogar mitten in einem Kampf. Für so einen Augenblick hebst du sie dir auf.
    .title = Eine gute Karte
    .do = Beende den Zug.

## Teleportieren.

lesson-teleportals = Teleportieren
    .about = Der Zauber, die drei Teleportale und der Weg nach Hause.
lesson-teleportals-end = Wer sich in einen Kampf teleportiert, kann nicht zurück: Schick genug.
    .well = Du hast in einem Zug zweimal zugeschlagen, an beiden Enden der Welt.
lesson-teleportals-spell = In der Seephase nimmt ein Zauberer, der Teleportation kennt, bis zu fünf Einheiten mit, in ein beliebiges Gebiet, für 1 deiner { $mana } Mana. In Ravnvik steht { $foes } Ork.
    .title = Im Nu weit weg
    .do = Teleportier deinen Zauberer mit drei Einheiten von Isborg nach Ravnvik.
lesson-teleportals-portal = Alle Teleportale sind verbunden. Ein Anführer in Midgate, hier dein König, hält es offen, und ohne Mana greifen Einheiten ein anderes an: Vier gegen { $foes } gewinnen in { $chance } von hundert Fällen. Zurück können sie nicht.
    .title = Durchs Portal
    .do = Beende die Questphase. Klick auf Austgate, schick vier und greif an.
    .why = Der Anführer bleibt, wo er ist, und bleibt verdeckt. Dasselbe Portal führt auch in die Ödlande.
lesson-teleportals-beach = Austgate gehört dir. Wer nach Ravnvik teleportiert ist, muss dort bis zum Ende kämpfen; nach einem Sieg darf er weiterziehen wie jedes Heer.
    .title = Kein Weg zurück
    .do = Kämpf in Ravnvik, dann beende die Kampfphase.
lesson-teleportals-through = In der Verlegephase führen Portale zu Freunden. Am anderen Ende muss niemand warten.
    .title = Hinterher
    .do = Verleg zwei Einheiten von Midgate nach Austgate.
lesson-teleportals-home = Ein Zauberer darf ein zweites Mal teleportieren, in der Verlegephase und nur zu Freunden. Du hast { $mana } Mana.
    .title = Wieder nach Hause
    .do = Teleportier den Zauberer nach Isborg.

## Der Drachenlord.

lesson-dragonlord = Einen Drachen bezaubern
    .about = Eine Drachenkugel, ein Drache und die stärkste Figur des Spiels.
lesson-dragonlord-end = Ein Drachenlord fürchtet Schwerter wie jede Einheit: Lass ihn nie allein.
    .well = Du hast es zweimal gewagt, und jetzt folgt dir der Drache.
lesson-dragonlord-charm = Ein Drache greift deine Gruppe an: Er speit Feuer und schlägt hart zu. Du hast eine Drachenkugel: Einmal je Runde darfst du versuchen, ihn zu bezaubern, statt zu kämpfen. Bei Gelb gehört er dir.
    .title = Der Drachenhort
    .do = Versuch, den Drachen zu bezaubern.
    .why = Hexenhöhlen geben eine Drachenkugel für 3 Mana her, und manche Quest bringt eine.
lesson-dragonlord-again = Es hat nicht geklappt, aber einer von euch würfelte niedrig genug und wehrte den Drachen ab; sonst wäre eine Einheit gefallen. Solange du es versuchst, speit er kein Feuer.
    .title = Noch ein Versuch
    .do = Versuch noch einmal, den Drachen zu bezaubern.
lesson-dragonlord-won = Eine deiner Einheiten ist jetzt ein Drachenlord! Wo er kämpft, treffen Feinde um 1 schlechter, und sein Feuer trifft jede Runde einmal ohne Wurf. In den Ödlanden darf er nicht bleiben.
    .title = Ein Drachenlord
    .do = Beende die Kampfphase.
lesson-dragonlord-home = Er teleportiert zweimal im Zug ohne Mana, mit bis zu zehn Einheiten: in der Seephase überallhin, in der Verlegephase nur zu Freunden.
    .title = Hinaus aus den Ödlanden
    .do = Teleportier ihn mit den drei anderen der Gruppe nach Hrafnborg.

## Märsche.

lesson-marches = Märsche und Hinterhalte
    .about = Was Einheiten sonst noch tun: Hinterhalt, Marsch und Verlegung.
lesson-marches-end = Lass die Reserve marschieren, kämpf mit denen an der Front, verleg, wer übrig ist.
    .well = Du hast Ternvik ohne Verlust zurückgeholt und im selben Zug die Front verstärkt.
lesson-marches-sneak = { $foes } Orks stehen in deinem eigenen Reich. Dort, und nur dort, können Elfen einen Hinterhalt legen: Bis zu fünf, die nebenan gewartet haben, würfeln einmal, und niemand schlägt zurück.
    .title = Aus dem Wald heraus
    .do = Wähl den Hinterhalt in Ternvik mit vier Einheiten aus Frostgate.
lesson-marches-throw = Aus Isborg könnten andere dazukommen, fünf dürfen es insgesamt sein. Ist danach noch ein Feind da, gehen die Elfen zurück; ist keiner da, gehört das Gebiet dir.
    .title = Ein einziger Wurf
    .do = Greif jetzt an.
lesson-marches-march = Wer nicht kämpft, darf bis zu vier Gebiete weit durch eigenes Land marschieren. Die Mine Silfrgruva, drei Gebiete von Isborg, hält nur { $units } Elf.
    .title = Ein Gewaltmarsch
    .do = Lass sechs Einheiten von Isborg nach Silfrgruva marschieren.
    .why = Wer marschiert ist, kann nicht mehr angreifen, und wer gekämpft hat, nicht marschieren. Überall bleibt eine Einheit.
lesson-marches-enough = Hinterhalte, Kämpfe und Märsche gehören alle in diese Phase, in beliebiger Reihenfolge. Endet sie, so führt kein Weg zurück.
    .title = Das Ende der Phase
    .do = Beende die Kampfphase.
lesson-marches-transfer = Zuletzt darf jede Einheit einen Schritt unter Freunden tun, auch wenn sie gekämpft hat oder marschiert ist. So kommen Sieger nach Hause.
    .title = Noch ein Schritt
    .do = Verleg zwei Einheiten von Ternvik nach Isborg.

## Die Welt wird verteilt.

lesson-claims = Ein Königreich beanspruchen
    .about = Wie die Welt vor dem ersten Zug verteilt wird: Königreiche, Gold, Land.
lesson-claims-end = Sichere dir Gold und einen Hafen, solange die anderen noch auf die Mitte schauen.
    .well = Du hast ein Königreich, Gold daneben und das erste eigene Land.
lesson-claims-kingdom = Niemand beginnt mit Land: Du beanspruchst es. Zuerst stellt jeder fünf Einheiten in ein Königreich; { $goal } Königreiche gewinnen. Wo niemand hinwill, stehen fünf neutrale Einheiten, und die wehren sich.
    .title = Ein Königreich
    .do = Klick Isborg, Vindborg oder Eldborg an.
    .why = Die Orks nehmen Jarnborg. Wer fern von anderen wohnt, hat Ruhe; wer in der Mitte wohnt, hat viele Wege.
lesson-claims-gold = Jetzt Minen und Teleportale, eines nach dem anderen: zu zweit drei für jeden. Jedes bringt { $gold } Gold im Zug, ein gewöhnliches Gebiet { $land }. Was nahe bei deinem Königreich liegt, hältst du leichter.
    .title = Gold
    .do = Klick dreimal die Mine oder das Teleportal an, das du willst.
lesson-claims-lands = Dann alles übrige Land, reihum, wo du willst, auch neben einem Rivalen. Inseln bleiben leer. Nimm wenigstens einen Hafen: Dort liegt dein erstes Schiff, und ohne Hafen bekommst du keines.
    .title = Land und Häfen
    .do = Beanspruch zwei Gebiete.
    .why = Was von deinen Einheiten übrig ist, kommt danach einzeln in dein Land.

## Schätze.

lesson-treasures = Schätze
    .about = Gib einen einem Träger, nimm ihn mit in den Kampf, und zeig ihn im richtigen Augenblick.
lesson-treasures-end = Ein Schatz hilft nur, wo sein Träger steht: Schick ihn mit.
    .well = Du hast deinen Schatz verborgen, bis er dir ein Gebiet gewonnen hat.
lesson-treasures-bear = Dein Schatz ist Gungnir, der Speer. Du legst seinen Marker verdeckt unter eine Einheit in einem Königreich oder in deiner Gruppe. Er wechselt nie den Träger, und deine Rivalen wissen nicht, was sie da sehen.
    .title = Ein Träger
    .do = Gib ihn einer Einheit in Isborg.
lesson-treasures-orders = Unterwegs gäbst du ihn jemandem in der Gruppe, die ihn gefunden hat. Die Elfen haben { $gold } Gold, also gibt es nichts zu kaufen.
    .title = Nichts zu kaufen
    .do = Beende den Kauf.
lesson-treasures-attack = Nebenan hält { $foes } Ork Frostgate. Schätze wirken nur dort, wo ihr Träger steht. Also kommt er mit, und drei andere dazu.
    .title = Mit ihm in den Kampf
    .do = Greif Frostgate an, mit Gungnir und drei Einheiten.
lesson-treasures-show = Du zeigst einen Schatz erst, wenn du ihn nutzt, und du musst nie. Elfen treffen mit { $strength } oder weniger; in deinem eigenen Zug gibt Gungnir allen Einheiten deiner Seite 1 dazu.
    .title = Der richtige Augenblick
    .do = Zeig Gungnir.
lesson-treasures-keep = Eine 4 hat getroffen, allein dank Gungnir. Wäre der Träger gefallen, hätte ein Kamerad ihn aufheben können, und wären alle gefallen, der Feind. Jetzt wissen alle, wer ihn trägt.
    .title = Er bleibt beim Träger
    .do = Beende die Kampfphase.

## Werkzeug.

lesson-tools = Werkzeug für die Gruppe
    .about = Ein Dorf: ein Gefährte, eine Fackel, eine Spitzhacke und Einheiten für den Weg.
lesson-tools-end = Kauf Werkzeug, bevor du es brauchst: Die Karte wartet nicht.
    .well = Deine Gruppe hat, wonach die Türen der Ödlande fragen.
lesson-tools-buy = Eine Gruppe, die in einem Dorf hält, trifft einen Gefährten: Finn. Sie darf auch Fackel und Spitzhacke kaufen, für je 1 Gold, und du hast { $gold }. Höhlen verlangen die eine, Minen die andere, und beide behältst du.
    .title = Was eine Quest braucht
    .do = Kauf die Fackel und die Spitzhacke.
    .why = Von jeder Art eines bei jedem Besuch. Tränke und Elixiere sind nach Gebrauch weg; Hexenhöhlen verkaufen sie.
lesson-tools-units = Auch Einheiten gibt es im Dorf, für je { $price } Gold, und du hast { $gold }. Werkzeug gehört der ganzen Gruppe, solange eine Einheit lebt. Kehrt sie heim, liegt es für die nächste in deinem Königreich.
    .title = Gesellschaft
    .do = Kauf eine oder zwei Einheiten, oder lass es gut sein.

## Zu zweit.

lesson-two = Zwei Völker für jeden
    .about = Zu zweit: vier Völker, Verbündete, die nicht kämpfen, und Königreiche, die zusammenzählen.
lesson-two-end = Lass eines deiner Völker halten, während das andere angreift.
    .well = Du hast an deinem Verbündeten vorbei angegriffen und auf beide Völker gezählt.
lesson-two-allies = Du führst Elfen und Orks, dein Rivale Zwerge und Barbaren. Verbündete kämpfen nie, und sie stehen nie beisammen: Deine Orks in Frostgate versperren den Weg. Der Zwerg in Granheim ist ein Feind.
    .title = Freund und Feind
    .do = Greif Granheim mit vier Einheiten an.
lesson-two-count = Jedes Volk hat einen eigenen Zug, eigenes Gold und eigenes Mana. Aber Königreiche zählen zusammen: Isborg und Jarnborg sind { $kingdoms } von { $goal }, die gewinnen.
    .title = Königreiche zählen zusammen
    .do = Beende die Kampfphase.

## Gebote für den ersten Zug.

lesson-bids = Ein Gebot für den ersten Zug
    .about = Eine Zusatzregel: Geheime Gebote in Gold entscheiden, wer beginnt.
lesson-bids-end = Biete, was dir der erste Zug wert ist, nicht, was du hast.
    .well = Du hast geboten und weißt nun, was das kostet.
lesson-bids-bid = Manche Regeln gelten nur, wenn ihr sie vor dem Spiel ausmacht. Mit dieser bieten alle heimlich Gold, und wer am meisten bietet, beginnt. Du hast { $gold } Gold, und eine Einheit kostet { $price }.
    .title = Was ist es wert?
    .do = Biete 6, 3 oder nichts.
lesson-bids-paid = Die Orks haben 4 geboten. Du hast jetzt { $gold } Gold: Jeder zahlt sein Gebot, nicht nur, wer beginnt. Wer nichts geboten hat, hat nichts verloren.
    .title = Alle Gebote werden bezahlt
    .do = Kauf, was du willst, oder beende den Kauf.

## Vorher vereinbarte Regeln.

lesson-agreed = Vor dem Spiel vereinbart
    .about = Angriffe gemeinsam ansagen, und ein freier Zauber in der ersten Runde.
lesson-agreed-end = Einigt euch vor dem ersten Zug auf Zusatzregeln, nicht erst, wenn dir eine hilft.
    .well = Du hast jede Einheit in ihren einen Angriff geschickt und geschossen, ohne zu zahlen.
lesson-agreed-declare = Zusatzregeln gelten nur, wenn ihr sie vor dem Spiel vereinbart. Mit dieser sagst du zuerst alle Angriffe deines Zuges an und kämpfst erst danach.
    .title = Erst ansagen
    .do = Klick Glodheim an und schick den Zauberer und drei Einheiten.
    .why = So kannst du nicht die erste Schlacht abwarten, bevor du über die zweite entscheidest.
lesson-agreed-second = Noch hat niemand gekämpft. Jede Einheit greift im Zug nur einmal an: Wer in Glodheim siegt, kann nicht weiter nach Ravnvik. Das müssen andere tun.
    .title = Und der zweite
    .do = Klick Ravnvik an und schick zwei Einheiten.
lesson-agreed-fight = Beide Angriffe stehen. Jetzt werden sie ausgekämpft, in der Reihenfolge, die du willst.
    .title = Dann kämpfen
    .do = Fang mit dem Kampf um Glodheim an.
lesson-agreed-free = Noch eine vereinbarte Regel: In der ersten Runde jeder Schlacht kostet der Zauber eines Zauberers nichts. Du hast { $mana } Mana und kannst trotzdem zaubern.
    .title = Ein freier Zauber
    .do = Wirke die Pfeile der Skadi.
    .why = Ab der zweiten Runde und für alle anderen Zauber zahlen Zauberer wie sonst.
lesson-agreed-other = Glodheim gehört dir. Die Sieger bleiben dort: Sie hatten ihren Angriff.
    .title = Der andere Kampf
    .do = Kämpf jetzt um Ravnvik.
lesson-agreed-rest = Beide gehören dir, und keine Einheit greift zweimal an: Mehr ist in diesem Zug nicht zu holen.
    .title = Alle Angriffe sind vorbei
    .do = Beende die Kampfphase.
