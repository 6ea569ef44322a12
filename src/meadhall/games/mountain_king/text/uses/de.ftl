### Was gezählt wird, wenn der Bergkönig ausgewogen wird.

things-champion = Gewonnene Champions
things-first-champion = Zu Beginn behaltene Champions
things-card = Gelegte Ahnenkarten
things-hall = Gewonnene Große Hallen
things-space = Genutzte Felder des Rads
