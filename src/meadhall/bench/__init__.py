"""The benchmark: random play of our games in both builds and, in the same run, of other engines.

Everybody is measured in a process of their own. The scripts for the other engines lie outside of the package, and
nothing here imports those engines.
"""
