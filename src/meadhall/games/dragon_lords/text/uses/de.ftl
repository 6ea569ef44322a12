### Was gezählt wird, wenn DragonLords ausgewogen wird.

things-spell = Gewirkte Zauber
things-scroll = Gelesene Schriftrollen
things-treasure = Gefundene Schätze
things-companion = Gewonnene Gefährten
things-prophecy = Gespielte Prophezeiungen
things-tool = Erhaltene Werkzeuge
things-quest = Erlebte Quests
