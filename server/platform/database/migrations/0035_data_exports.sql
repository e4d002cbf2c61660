-- The archives in which people download what is held about them, at most one per person. A job builds it, another one deletes
-- it after a day; with the account it goes at once, since it is nowhere else.
CREATE TABLE data_exports (
  person_id uuid PRIMARY KEY REFERENCES profiles (id) ON DELETE CASCADE,
  -- Another one for each request, so that a job of an earlier request changes nothing.
  id uuid NOT NULL DEFAULT gen_random_uuid() CONSTRAINT data_exports_id_key UNIQUE,
  language text NOT NULL,
  requested_at timestamptz(3) NOT NULL DEFAULT now(),
  -- Percent of the work that is done.
  progress smallint NOT NULL DEFAULT 0 CONSTRAINT data_exports_progress CHECK (progress BETWEEN 0 AND 100),
  archive bytea,
  ready_at timestamptz(3),
  emailed_at timestamptz(3),
  CONSTRAINT data_exports_ready CHECK ((archive IS NULL) = (ready_at IS NULL))
);

CREATE INDEX data_exports_requested_idx ON data_exports (requested_at);
