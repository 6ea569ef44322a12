### What is counted when DragonLords is balanced.

things-spell = Spells cast
things-scroll = Scrolls read
things-treasure = Treasures found
things-companion = Companions joined
things-prophecy = Prophecies played
things-tool = Tools gained
things-quest = Quests met
