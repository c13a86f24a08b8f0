"""What happens between scenarios: the city, the road, and the books that both are kept in."""
