-- A few words that came with a like, about something on the receiver's profile.
CREATE TABLE like_words (
  author_id uuid NOT NULL REFERENCES profiles (id) ON DELETE CASCADE,
  receiver_id uuid NOT NULL REFERENCES profiles (id) ON DELETE CASCADE,
  text text NOT NULL,
  about_kind text NOT NULL
    CONSTRAINT like_words_about_kind CHECK (about_kind IN ('title', 'prompt', 'photo')),
  -- The id of what they are about. The words stay when that is gone.
  about_id text NOT NULL,
  written_at timestamptz(3) NOT NULL DEFAULT now(),
  -- Then nobody sees them; the receiver may still report them.
  withdrawn_at timestamptz(3),
  PRIMARY KEY (author_id, receiver_id),
  CONSTRAINT like_words_other_person CHECK (author_id <> receiver_id),
  CONSTRAINT like_words_text CHECK (text <> '' AND char_length(text) <= 120 AND text !~ '[\n\r]')
);

CREATE INDEX like_words_receiver_idx ON like_words (receiver_id);
CREATE INDEX like_words_withdrawn_idx ON like_words (withdrawn_at) WHERE withdrawn_at IS NOT NULL;

-- People who want likes without words.
CREATE TABLE like_words_refusals (
  person_id uuid PRIMARY KEY REFERENCES profiles (id) ON DELETE CASCADE
);
