answer-house = The house chooses
