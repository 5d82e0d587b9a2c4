"""What every game stands on: records, rules, the game's readable face, seeds, play and logs."""
