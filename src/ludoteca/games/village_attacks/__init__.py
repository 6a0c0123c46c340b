"""Village Attacks: 1-5 monsters defend the Castle Heart together against waves of villagers."""
