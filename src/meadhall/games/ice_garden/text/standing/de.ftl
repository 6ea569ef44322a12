standing-ask-take = Ressourcen aus einer Region
standing-ask-lose = Eine Einheit, die an Vuko verloren geht
standing-ask-use = Die Fähigkeit einer Einheit, die dominiert
standing-ask-recruit = Anwerben für den Eisgarten
standing-ask-pillage = Plündern
standing-ask-enchant = Verzaubern
standing-ask-evict = Marker, die eine gesperrte Region verlassen müssen

answer-population = Bevölkerung zuerst
answer-gold = Gold zuerst
answer-m-factor = M-Faktor zuerst
answer-weakest = Die niedrigste Stufe verlieren
answer-use = Sie nutzen

if-scoring = die Regionen in dieser Runde gewertet werden
if-strongest = eine Einheit der Stufe 3 darunter ist
if-rivals = es mehrere Gegner zur Auswahl gibt
if-hosts = ich nebenan schon drei Marker oder mehr habe
