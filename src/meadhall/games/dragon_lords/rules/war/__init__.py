"""War on land: marches, attacks, combat, losses and capture."""
