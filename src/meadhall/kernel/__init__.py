"""The kernel: positions, steps, actions, fate, matches and views. It knows no game."""
