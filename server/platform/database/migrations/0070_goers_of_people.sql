-- When a person last said that they go, or changed who sees it: five times in 30 days.
CREATE TABLE going_changes (
  person_id uuid NOT NULL,
  slot smallint NOT NULL,
  changed_at timestamptz(3) NOT NULL,
  CONSTRAINT going_changes_pkey PRIMARY KEY (person_id, slot),
  CONSTRAINT going_changes_slot CHECK (slot BETWEEN 1 AND 5)
);
CREATE INDEX going_changes_time_idx ON going_changes (changed_at);
-- Both go with the account.
ALTER TABLE going_changes
  ADD CONSTRAINT going_changes_person_id_fkey FOREIGN KEY (person_id) REFERENCES profiles (id) ON DELETE CASCADE;
ALTER TABLE event_goers
  ADD CONSTRAINT event_goers_person_id_fkey FOREIGN KEY (person_id) REFERENCES profiles (id) ON DELETE CASCADE;
