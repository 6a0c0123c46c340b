"""The games: each knows the engine, none knows another."""
