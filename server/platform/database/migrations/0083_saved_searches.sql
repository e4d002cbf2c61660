-- Filters of discovery under a name. Each takes one of a person's slots, so that two requests at once never exceed them.
CREATE TABLE saved_searches (
  id uuid PRIMARY KEY,
  person_id uuid NOT NULL REFERENCES profiles (id) ON DELETE CASCADE,
  slot smallint NOT NULL,
  name text NOT NULL,
  sort text NOT NULL,
  filters jsonb NOT NULL,
  in_digest boolean NOT NULL DEFAULT true,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  -- The digest counts who arrives later.
  told_until timestamptz(3) NOT NULL DEFAULT now(),
  CONSTRAINT saved_searches_slot CHECK (slot BETWEEN 1 AND 5),
  CONSTRAINT saved_searches_slot_key UNIQUE (person_id, slot),
  CONSTRAINT saved_searches_name CHECK (name <> '' AND char_length(name) <= 40),
  CONSTRAINT saved_searches_filters CHECK (jsonb_typeof(filters) = 'object')
);

CREATE UNIQUE INDEX saved_searches_name_key ON saved_searches (person_id, lower(name));
