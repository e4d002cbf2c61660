-- Several photos of a person can wait. Members lock held_photos before operator_notices, which goes with it.
ALTER TABLE held_photos ADD COLUMN id uuid;
-- What operator_notices refers to until now.
UPDATE held_photos SET id = person_id;
ALTER TABLE held_photos ALTER COLUMN id SET DEFAULT gen_random_uuid(), ALTER COLUMN id SET NOT NULL;
ALTER TABLE operator_notices DROP CONSTRAINT operator_notices_photo_of_fkey;
ALTER TABLE held_photos DROP CONSTRAINT held_photos_pkey;
ALTER TABLE held_photos ADD CONSTRAINT held_photos_pkey PRIMARY KEY (id);
ALTER TABLE held_photos ADD CONSTRAINT held_photos_path_key UNIQUE (person_id, path);
ALTER TABLE operator_notices ADD CONSTRAINT operator_notices_photo_of_fkey
FOREIGN KEY (photo_of) REFERENCES held_photos (id) ON DELETE CASCADE;

DROP INDEX held_photos_waiting_idx;
CREATE INDEX held_photos_waiting_idx ON held_photos (held_at, id) WHERE state = 'held';

-- photo_of is the row of held_photos.
CREATE OR REPLACE VIEW undecidable AS
SELECT a.id AS appeal_id, NULL::uuid AS photo_of, a.created_at AS waits_since, a.person_id
FROM appeals a
WHERE a.outcome IS NULL AND NOT EXISTS (
  SELECT FROM profiles m
  WHERE m.is_moderator AND NOT is_involved(m.id, a.person_id) AND NOT has_decided(m.id, a.decision_id))
UNION ALL
SELECT NULL, h.id, h.held_at, h.person_id
FROM held_photos h
WHERE h.state = 'held' AND NOT EXISTS (
  SELECT FROM profiles m WHERE m.is_moderator AND NOT is_party(m.id, h.person_id));
