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
  -- A download holds its place from one part to the next, for a minute at most.
  download_id uuid,
  download_until timestamptz(3),
  CONSTRAINT data_exports_ready CHECK ((archive IS NULL) = (ready_at IS NULL))
);

CREATE INDEX data_exports_requested_idx ON data_exports (requested_at);

-- Parts are read without the rest of the archive, which must not be compressed a second time for that.
ALTER TABLE data_exports ALTER COLUMN archive SET STORAGE EXTERNAL;

-- An archive that is being built, so that a server holds a single piece of it. They are joined in the database.
CREATE TABLE data_export_pieces (
  person_id uuid NOT NULL REFERENCES data_exports (person_id) ON DELETE CASCADE,
  -- Another one for each try of the job.
  build_id uuid NOT NULL,
  number integer NOT NULL,
  bytes bytea NOT NULL,
  PRIMARY KEY (person_id, build_id, number)
);

-- Accounts that an operator secured after somebody else got in, and when they were opened again: until then no link for a
-- new password is sent or works. Devices remembered before do not count as known.
CREATE TABLE account_rescues (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  person_id uuid NOT NULL REFERENCES auth_user (id) ON DELETE CASCADE,
  secured_at timestamptz(3) NOT NULL DEFAULT now(),
  reopened_at timestamptz(3),
  -- Counts of what was taken away, and whether the person had rights.
  removed jsonb NOT NULL
);

CREATE INDEX account_rescues_person_idx ON account_rescues (person_id, secured_at);

-- Earlier addresses that secured accounts get back: three days after everybody is told, unless whoever reads a known address
-- objects. An operator may overrule that. What ended is forgotten.
CREATE TABLE address_restorations (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  person_id uuid NOT NULL REFERENCES auth_user (id) ON DELETE CASCADE,
  email text,
  -- Where the written proof of identity is kept.
  proof text CHECK (char_length(proof) BETWEEN 1 AND 500),
  object_hash bytea NOT NULL UNIQUE,
  asked_at timestamptz(3) NOT NULL DEFAULT now(),
  due_at timestamptz(3) NOT NULL,
  ended_at timestamptz(3),
  outcome text CHECK (outcome IN ('restored', 'objected', 'withdrawn', 'failed', 'overruled')),
  -- Known addresses whose email has not gone out.
  untold text[] NOT NULL DEFAULT '{}',
  CONSTRAINT address_restorations_ended CHECK ((ended_at IS NULL) = (outcome IS NULL)),
  CONSTRAINT address_restorations_known CHECK (ended_at IS NOT NULL OR (email IS NOT NULL AND proof IS NOT NULL)),
  CONSTRAINT address_restorations_ended_untold CHECK (ended_at IS NULL OR untold = '{}')
);

CREATE UNIQUE INDEX address_restorations_pending ON address_restorations (person_id) WHERE ended_at IS NULL;
CREATE INDEX address_restorations_person_idx ON address_restorations (person_id);

-- Facts about this installation, such as the fingerprint of its secret.
CREATE TABLE installation (
  name text PRIMARY KEY,
  value text NOT NULL,
  set_at timestamptz(3) NOT NULL DEFAULT now()
);

-- What operators switch for the whole site. No row: nothing is switched.
CREATE TABLE switches (
  only_row boolean PRIMARY KEY DEFAULT true CONSTRAINT switches_only_row CHECK (only_row),
  registration_open boolean NOT NULL,
  -- When a maintenance that has begun is expected to end.
  maintenance_until timestamptz(3),
  -- Counts the changes.
  version integer NOT NULL DEFAULT 1,
  changed_at timestamptz(3) NOT NULL DEFAULT now(),
  -- NULL: by command.
  changed_by uuid REFERENCES profiles (id) ON DELETE SET NULL
);

-- Accounts that are deleted are looked up.
CREATE INDEX switches_changed_by ON switches (changed_by);

-- Counted by a job, for the charts of operators. A day in UTC; today's row is as of the last count.
CREATE TABLE daily_counts (
  day date PRIMARY KEY,
  members integer NOT NULL,
  registered integer NOT NULL,
  messages integer NOT NULL,
  -- Null for days before the first count: only the last visit of a person is stored.
  active integer
);
