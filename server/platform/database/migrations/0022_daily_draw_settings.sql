-- The settings of each draw: all devices and servers choose by the same, whatever is changed meanwhile.
ALTER TABLE daily_draws ADD COLUMN max_distance smallint, ADD COLUMN shared_language boolean NOT NULL DEFAULT false;
