-- The ages among one's "six for today", inclusive; null is any. The constraints are valid from `0035_daily_ages_valid.sql` on.
ALTER TABLE daily_settings ADD COLUMN min_age smallint, ADD COLUMN max_age smallint,
  ADD CONSTRAINT daily_settings_min_age CHECK (min_age BETWEEN 18 AND 100) NOT VALID,
  ADD CONSTRAINT daily_settings_max_age CHECK (max_age BETWEEN 18 AND 100) NOT VALID,
  ADD CONSTRAINT daily_settings_ages CHECK (min_age <= max_age) NOT VALID;
ALTER TABLE daily_draws ADD COLUMN min_age smallint, ADD COLUMN max_age smallint;
ALTER TABLE daily_people ADD COLUMN is_other_age boolean NOT NULL DEFAULT false;
