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
