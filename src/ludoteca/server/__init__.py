"""The web table: tables, seats and people over HTTP and websockets."""
