"""The language of gains and losses: what events, rewards and boxes do to a campaign's books."""
