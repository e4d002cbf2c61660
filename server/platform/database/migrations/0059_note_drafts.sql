-- Notes that a moderator has not sent yet.
CREATE TABLE note_drafts (
  case_id uuid NOT NULL,
  moderator_id uuid NOT NULL REFERENCES profiles (id) ON DELETE CASCADE,
  -- NULL: a deleted account.
  person_id uuid REFERENCES profiles (id) ON DELETE CASCADE,
  notes text NOT NULL,
  saved_at timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (case_id, moderator_id),
  CONSTRAINT note_drafts_notes CHECK (notes <> '' AND char_length(notes) <= 2000)
);

CREATE INDEX note_drafts_moderator_idx ON note_drafts (moderator_id);
CREATE INDEX note_drafts_person_idx ON note_drafts (person_id);
CREATE INDEX note_drafts_saved_idx ON note_drafts (saved_at);
