-- Answers to appeals that a moderator has not sent yet. They end with the appeal.
CREATE TABLE appeal_drafts (
  appeal_id uuid NOT NULL REFERENCES appeals (id) ON DELETE CASCADE,
  moderator_id uuid NOT NULL REFERENCES profiles (id) ON DELETE CASCADE,
  answer text NOT NULL,
  saved_at timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (appeal_id, moderator_id),
  CONSTRAINT appeal_drafts_answer CHECK (answer <> '' AND char_length(answer) <= 2000)
);

CREATE INDEX appeal_drafts_moderator_idx ON appeal_drafts (moderator_id);
CREATE INDEX appeal_drafts_saved_idx ON appeal_drafts (saved_at);
