-- People hidden from a member's own dashboard. Only the member knows, and nothing else changes between the two.
CREATE TABLE hidden_people (
  person_id uuid NOT NULL REFERENCES profiles (id) ON DELETE CASCADE,
  hidden_id uuid NOT NULL REFERENCES profiles (id) ON DELETE CASCADE,
  hidden_at timestamptz(3) NOT NULL DEFAULT now(),
  CONSTRAINT hidden_people_not_self CHECK (person_id <> hidden_id),
  PRIMARY KEY (person_id, hidden_id)
);

CREATE INDEX hidden_people_list_idx ON hidden_people (person_id, hidden_at DESC, hidden_id DESC);
CREATE INDEX hidden_people_reverse_idx ON hidden_people (hidden_id);
