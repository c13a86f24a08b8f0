"""What the pictures beside the campaign's pages show, filled by allow-list."""
