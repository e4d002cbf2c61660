-- "Six for today": who is shown to whom on a local day. The keys let several servers choose at once: a place is taken
-- once, nobody is shown twice to one person, and nobody to more than twenty people a day.
CREATE TABLE daily_people (
  person_id uuid NOT NULL REFERENCES profiles (id) ON DELETE CASCADE,
  day date NOT NULL,
  place smallint NOT NULL CONSTRAINT daily_people_place CHECK (place BETWEEN 1 AND 6),
  shown_id uuid NOT NULL REFERENCES profiles (id) ON DELETE CASCADE,
  -- Counts the showings of a person on a day.
  showing smallint NOT NULL CONSTRAINT daily_people_showing CHECK (showing BETWEEN 1 AND 20),
  PRIMARY KEY (person_id, day, place),
  CONSTRAINT daily_people_once UNIQUE (person_id, shown_id),
  CONSTRAINT daily_people_showings UNIQUE (shown_id, day, showing),
  CONSTRAINT daily_people_others CHECK (person_id <> shown_id)
);

-- For the deletion of old days.
CREATE INDEX daily_people_day_idx ON daily_people (day);
