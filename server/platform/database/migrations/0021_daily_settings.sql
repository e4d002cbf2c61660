-- Whom people want among their "six for today". Without a row no limits.
CREATE TABLE daily_settings (
  person_id uuid PRIMARY KEY REFERENCES profiles (id) ON DELETE CASCADE,
  -- Kilometres; null is no limit.
  max_distance smallint CONSTRAINT daily_settings_max_distance CHECK (max_distance IN (25, 50, 100, 250, 500, 1000)),
  shared_language boolean NOT NULL
);
