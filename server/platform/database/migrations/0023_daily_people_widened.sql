-- Who was chosen beyond the settings, as too few people were within.
ALTER TABLE daily_people ADD COLUMN is_farther boolean NOT NULL DEFAULT false,
  ADD COLUMN is_foreign boolean NOT NULL DEFAULT false;
