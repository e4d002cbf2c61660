-- The day whose six were drawn anew, after a change of settings: once per draw.
ALTER TABLE daily_draws ADD COLUMN redrawn_on date;
