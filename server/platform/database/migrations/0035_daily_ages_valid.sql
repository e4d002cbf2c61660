ALTER TABLE daily_settings VALIDATE CONSTRAINT daily_settings_min_age,
  VALIDATE CONSTRAINT daily_settings_max_age, VALIDATE CONSTRAINT daily_settings_ages;
