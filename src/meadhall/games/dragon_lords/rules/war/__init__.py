"""War on land: marching, attacking, fighting, and what comes of it."""
