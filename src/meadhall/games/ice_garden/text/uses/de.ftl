### Was gezählt wird, wenn der Eisgarten ausgewogen wird.

things-improvement = Gekaufte Verbesserungen
things-unit = Beschworene Einheiten
things-tile = Beherrschte Regionsplättchen
things-field = Geplante Felder
things-ability = Genutzte Fähigkeiten
