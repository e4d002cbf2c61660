-- Whom a draw anew replaced keeps a place behind the six, so that the day's showings and the week's people stay counted.
ALTER TABLE daily_people DROP CONSTRAINT daily_people_place,
  ADD CONSTRAINT daily_people_place CHECK (place BETWEEN 1 AND 12) NOT VALID;
