-- Moderators may want to be told that cases wait.
ALTER TABLE alert_settings ADD COLUMN cases boolean NOT NULL DEFAULT false;
