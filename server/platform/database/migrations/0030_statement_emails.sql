-- Decisions whose email was sent, so that none is sent twice. Names nobody.
CREATE TABLE statement_emails (
  entry_id uuid PRIMARY KEY REFERENCES moderation_log (id) ON DELETE RESTRICT,
  sent_at timestamptz(3) NOT NULL DEFAULT now()
);
