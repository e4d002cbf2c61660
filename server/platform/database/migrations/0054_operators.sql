-- Operators see the state of the installation, and nothing of members.
ALTER TABLE profiles ADD COLUMN is_operator boolean NOT NULL DEFAULT false;

-- Counted by a job, for the charts of operators. A day in UTC; today's row is as of the last count.
CREATE TABLE daily_counts (
  day date PRIMARY KEY,
  members integer NOT NULL,
  registered integer NOT NULL,
  messages integer NOT NULL,
  -- Null for days before the first count: only the last visit of a person is stored.
  active integer
);
