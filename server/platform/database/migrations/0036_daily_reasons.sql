-- The name that a card of the "six for today" gives as its reason, as a number of discovery.
ALTER TABLE daily_people ADD COLUMN reason integer;
