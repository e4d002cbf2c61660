-- What the product notices by itself, for moderators to look at: it never refuses or punishes anybody because of it. These rows
-- refer to people, so they come after them.
CREATE TABLE moderation_signals (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  person_id uuid NOT NULL REFERENCES profiles (id) ON DELETE CASCADE,
  kind text NOT NULL
    CONSTRAINT moderation_signals_kind CHECK (kind IN ('listed_word', 'repeated_message', 'returning_person')),
  -- Tells a person's signals of one kind apart: the field with the word, the hash of the text, how a person was recognised.
  key text NOT NULL,
  detail jsonb NOT NULL DEFAULT '{}',
  -- Of a returning person: who was banned, as long as that account exists.
  banned_id uuid REFERENCES profiles (id) ON DELETE SET NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  closed_at timestamptz(3),
  -- The moderator who closed it; empty also where its cause is gone.
  closed_by uuid REFERENCES profiles (id) ON DELETE SET NULL,
  CONSTRAINT moderation_signals_closed_by CHECK (closed_by IS NULL OR closed_at IS NOT NULL),
  -- The text of a message is kept until a moderator has looked at it.
  CONSTRAINT moderation_signals_closed_text CHECK (closed_at IS NULL OR NOT detail ? 'text')
);

-- Two causes at once raise one signal.
CREATE UNIQUE INDEX moderation_signals_open_key ON moderation_signals (person_id, kind, key) WHERE closed_at IS NULL;
CREATE INDEX moderation_signals_open_idx ON moderation_signals (created_at DESC, id DESC) WHERE closed_at IS NULL;
CREATE INDEX moderation_signals_closed_idx ON moderation_signals (closed_at) WHERE closed_at IS NOT NULL;
CREATE INDEX moderation_signals_person_idx ON moderation_signals (person_id);
CREATE INDEX moderation_signals_banned_idx ON moderation_signals (banned_id);
CREATE INDEX moderation_signals_closed_by_idx ON moderation_signals (closed_by);

-- To whom a person has sent one text as their first message within the last day, and when. The texts are keyed hashes.
CREATE TABLE first_messages (
  sender_id uuid NOT NULL REFERENCES profiles (id) ON DELETE CASCADE,
  text_key text NOT NULL,
  chat_ids uuid[] NOT NULL,
  sent_at timestamptz(3)[] NOT NULL,
  PRIMARY KEY (sender_id, text_key),
  CONSTRAINT first_messages_lengths CHECK (cardinality(chat_ids) = cardinality(sent_at))
);

-- The e-mail addresses of banned people as keyed hashes. They outlive the accounts.
CREATE TABLE banned_emails (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  person_id uuid CONSTRAINT banned_emails_person_id_key UNIQUE REFERENCES profiles (id) ON DELETE SET NULL,
  email_key text NOT NULL,
  -- The end of the ban; empty is permanent.
  banned_until timestamptz(3)
);

CREATE INDEX banned_emails_key_idx ON banned_emails (email_key);
CREATE INDEX banned_emails_until_idx ON banned_emails (banned_until);

-- Registrations with the mailbox of a deleted account whose case is undecided: a ban tells moderators about them, and any
-- decision forgets them.
CREATE TABLE returned_people (
  person_id uuid REFERENCES profiles (id) ON DELETE CASCADE,
  deleted_id uuid REFERENCES deleted_accounts (id) ON DELETE CASCADE,
  PRIMARY KEY (deleted_id, person_id)
);

CREATE INDEX returned_people_person_idx ON returned_people (person_id);
