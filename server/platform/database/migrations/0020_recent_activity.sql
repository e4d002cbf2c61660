-- Whether others read that a person was active lately, and whether the person reads it of others.
ALTER TABLE profiles ADD COLUMN shows_activity boolean NOT NULL DEFAULT true;

-- What they read, counted once a night for all; without a row nothing. Apart from `presence`, so that the count waits for nobody.
CREATE TABLE recent_activity (
  user_id uuid PRIMARY KEY REFERENCES profiles (id) ON DELETE CASCADE,
  activity text NOT NULL CONSTRAINT recent_activity_activity CHECK (activity IN ('day', 'week'))
);
