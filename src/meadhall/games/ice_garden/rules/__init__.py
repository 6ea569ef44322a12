"""The rules, one module for each chapter of the rulebook. Begin with ``round``, which tells the order of things."""
