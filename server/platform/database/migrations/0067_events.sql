-- Conventions, premieres and the like, in cities of ours; what operators enter. Days are whole and local.
CREATE TABLE events (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  -- Of the calendar or file it comes from; of a repeated event also the date by which that names the repetition.
  uid text NOT NULL,
  repetition text NOT NULL DEFAULT '',
  sequence integer NOT NULL DEFAULT 0,
  name text NOT NULL,
  kind text NOT NULL,
  -- Null until the operator says which city it is.
  city_id integer REFERENCES cities (id) ON UPDATE CASCADE ON DELETE SET NULL,
  venue text NOT NULL,
  first_day date NOT NULL,
  last_day date NOT NULL,
  time_zone text NOT NULL,
  -- When the last day ends there.
  ends_at timestamptz(3) NOT NULL,
  url text,
  adults_only boolean NOT NULL,
  changed_at timestamptz(3) NOT NULL,
  withdrawn_at timestamptz(3),
  -- False until open pages are told of the change.
  is_told boolean NOT NULL DEFAULT false,
  CONSTRAINT events_source UNIQUE (uid, repetition),
  CONSTRAINT events_uid CHECK (uid <> '' AND length(uid) <= 255 AND length(repetition) <= 40),
  CONSTRAINT events_sequence CHECK (sequence >= 0),
  CONSTRAINT events_name CHECK (name ~ '\S' AND length(name) <= 120),
  CONSTRAINT events_kind CHECK (kind IN ('convention', 'premiere', 'screening', 'tournament', 'concert', 'exhibition', 'meetup', 'other')),
  CONSTRAINT events_venue CHECK (venue ~ '\S' AND length(venue) <= 160),
  CONSTRAINT events_days CHECK (last_day >= first_day AND last_day - first_day < 31),
  -- A day more than the rule: where it takes place it may be tomorrow.
  CONSTRAINT events_year CHECK (last_day <= (changed_at AT TIME ZONE 'UTC')::date + interval '12 months 1 day'),
  CONSTRAINT events_url CHECK (url ~ '^https://[^\s]+$' AND length(url) <= 500)
);
CREATE INDEX events_ends_idx ON events (ends_at);
CREATE INDEX events_city_idx ON events (city_id);

-- What an event is about.
CREATE TABLE event_titles (
  event_id uuid NOT NULL REFERENCES events (id) ON DELETE CASCADE,
  gustos_id integer NOT NULL,
  CONSTRAINT event_titles_pkey PRIMARY KEY (event_id, gustos_id)
);
CREATE INDEX event_titles_title_idx ON event_titles (gustos_id);
