-- Of a pair that met, a row for each with a keyed hash of both, another one on each side, so that no two rows can be joined.
CREATE TABLE met_pairs (
  person_id uuid NOT NULL REFERENCES profiles (id) ON DELETE CASCADE,
  pair_hash text NOT NULL,
  PRIMARY KEY (person_id, pair_hash)
);

-- People whose profile may say that they have met people from here, and whether it does, as of last night.
CREATE TABLE met_people_wishes (
  person_id uuid PRIMARY KEY REFERENCES profiles (id) ON DELETE CASCADE,
  is_shown boolean NOT NULL DEFAULT false
);

ALTER TABLE meeting_answers ADD CONSTRAINT meeting_answers_person_id_fkey
  FOREIGN KEY (person_id) REFERENCES profiles (id) ON DELETE CASCADE;
