"""What a seat sees, as numbers for a learner."""
