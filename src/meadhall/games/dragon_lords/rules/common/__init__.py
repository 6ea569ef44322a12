"""What all chapters use: dice, cards, gold and mana, and who is asked."""
