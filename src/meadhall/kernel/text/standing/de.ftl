answer-house = Das Haus wählt
