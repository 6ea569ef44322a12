"""The games as environments for learners: PettingZoo for all seats, Gymnasium for one seat among bots."""
