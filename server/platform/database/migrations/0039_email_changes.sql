-- Changes of e-mail addresses: asked for, confirmed by the link to the new one, undone by the link to the old one.
CREATE TABLE email_changes (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES auth_user (id) ON DELETE CASCADE,
  -- The address before, known once the new one is confirmed.
  old_email text,
  new_email text NOT NULL,
  -- SHA-256 of the tokens in the links.
  confirm_hash bytea NOT NULL UNIQUE,
  undo_hash bytea UNIQUE,
  requested_at timestamptz(3) NOT NULL DEFAULT now(),
  confirmed_at timestamptz(3),
  CONSTRAINT email_changes_confirmed CHECK (
    (confirmed_at IS NULL) = (old_email IS NULL) AND (confirmed_at IS NULL) = (undo_hash IS NULL))
);

CREATE INDEX email_changes_user_idx ON email_changes (user_id);
-- The newest request alone can be confirmed.
CREATE UNIQUE INDEX email_changes_pending ON email_changes (user_id) WHERE confirmed_at IS NULL;

-- A new password ends whatever the old one opened, as before; now also changes of the address that were asked for with it.
CREATE OR REPLACE FUNCTION auth_account_end_ways_in() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  DELETE FROM auth_session
  WHERE "userId" = NEW."userId" AND "id"::text IS DISTINCT FROM current_setting('nakamatch.kept_session', true);
  DELETE FROM auth_verification WHERE "value" = NEW."userId"::text;
  DELETE FROM email_changes WHERE user_id = NEW."userId" AND confirmed_at IS NULL;
  RETURN NULL;
END
$$;
