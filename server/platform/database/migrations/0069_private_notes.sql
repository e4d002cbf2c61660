-- What moderators note about a person, for each other.
CREATE TABLE private_notes (
  id uuid PRIMARY KEY,
  person_id uuid NOT NULL REFERENCES profiles (id) ON DELETE CASCADE,
  -- NULL: a deleted account.
  author_id uuid REFERENCES profiles (id) ON DELETE SET NULL,
  text text NOT NULL,
  written_at timestamptz(3) NOT NULL DEFAULT now(),
  CONSTRAINT private_notes_text CHECK (text <> '' AND char_length(text) <= 1000)
);

CREATE INDEX private_notes_person_idx ON private_notes (person_id, written_at DESC);
CREATE INDEX private_notes_author_idx ON private_notes (author_id);
CREATE INDEX private_notes_written_idx ON private_notes (written_at);
