CREATE TABLE auth_session (
  "id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  "expiresAt" timestamptz(3) NOT NULL,
  "createdAt" timestamptz(3) NOT NULL DEFAULT now(),
  "updatedAt" timestamptz(3) NOT NULL,
  "ipAddress" text,
  "userAgent" text,
  "userId" uuid NOT NULL REFERENCES auth_user ("id") ON DELETE CASCADE,
  -- Authenticator assurance level.
  "aal" text NOT NULL DEFAULT 'aal1' CONSTRAINT auth_session_aal CHECK ("aal" IN ('aal1', 'aal2')),
  -- False: the cookies end with the browser's session.
  is_remembered boolean NOT NULL DEFAULT true
);

CREATE INDEX "auth_session_userId_idx" ON auth_session ("userId");
CREATE INDEX "auth_session_expiresAt_idx" ON auth_session ("expiresAt");

-- Refresh tokens of a session, all of which end with it. One that was replaced is kept, so that its reuse is noticed.
CREATE TABLE auth_refresh_tokens (
  -- SHA-256 of the token, which is random and stored nowhere.
  hash bytea PRIMARY KEY,
  session_id uuid NOT NULL REFERENCES auth_session (id) ON DELETE CASCADE,
  -- The token that this one has replaced.
  replaces bytea,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  used_at timestamptz(3),
  CONSTRAINT auth_refresh_tokens_hash CHECK (octet_length(hash) = 32)
);

CREATE INDEX auth_refresh_tokens_session_idx ON auth_refresh_tokens (session_id);
CREATE INDEX auth_refresh_tokens_created_idx ON auth_refresh_tokens (created_at);

-- Keys that sign access tokens. Those that no longer sign stay for as long as a token of theirs can be valid.
CREATE TABLE auth_signing_keys (
  -- The `kid` of the tokens.
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  -- A JSON Web Key.
  public_key jsonb NOT NULL,
  -- PKCS #8, encrypted by the server.
  private_key text NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now()
);

CREATE TABLE auth_account (
  "id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  "accountId" text NOT NULL,
  "providerId" text NOT NULL,
  "userId" uuid NOT NULL REFERENCES auth_user ("id") ON DELETE CASCADE,
  "password" text,
  "createdAt" timestamptz(3) NOT NULL DEFAULT now(),
  "updatedAt" timestamptz(3) NOT NULL,
  CONSTRAINT auth_account_identity_key UNIQUE ("providerId", "accountId")
);

CREATE INDEX "auth_account_userId_idx" ON auth_account ("userId");

CREATE TABLE auth_verification (
  "id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  "identifier" text NOT NULL,
  "value" text NOT NULL,
  "expiresAt" timestamptz(3) NOT NULL,
  "createdAt" timestamptz(3) NOT NULL DEFAULT now(),
  "updatedAt" timestamptz(3) NOT NULL DEFAULT now()
);

CREATE INDEX "auth_verification_identifier_idx" ON auth_verification ("identifier");
CREATE INDEX "auth_verification_expiresAt_idx" ON auth_verification ("expiresAt");

-- When somebody asked for emails to an address, by kind of email. The key is a keyed hash: whoever asks need not be a member, and
-- the addresses of strangers are not kept.
CREATE TABLE email_requests (
  key text PRIMARY KEY,
  -- Those of the last hour, the newest last.
  requested_at timestamptz(3)[] NOT NULL CONSTRAINT email_requests_requested_at CHECK (cardinality(requested_at) > 0)
);

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

-- A new password ends whatever the old one opened, and the links of older emails, in the very statement that sets it. Not the
-- session that a transaction names in `nakamatch.kept_session`, in which the person has changed it; and nothing where
-- `nakamatch.same_password` says that it is the same one, hashed anew.
CREATE FUNCTION auth_account_end_ways_in() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  IF current_setting('nakamatch.same_password', true) = 'on' THEN
    RETURN NULL;
  END IF;
  DELETE FROM auth_session
  WHERE "userId" = NEW."userId" AND "id"::text IS DISTINCT FROM current_setting('nakamatch.kept_session', true);
  DELETE FROM auth_verification WHERE "value" = NEW."userId"::text;
  DELETE FROM email_changes WHERE user_id = NEW."userId" AND confirmed_at IS NULL;
  RETURN NULL;
END
$$;

CREATE TRIGGER auth_account_end_ways_in AFTER UPDATE OF "password" ON auth_account
FOR EACH ROW WHEN (OLD."password" IS DISTINCT FROM NEW."password") EXECUTE FUNCTION auth_account_end_ways_in();

-- Who has signed in before, and how many emails about unknown devices they got since when: nobody's mailbox is flooded.
CREATE TABLE people_sign_ins (
  user_id uuid PRIMARY KEY REFERENCES auth_user (id) ON DELETE CASCADE,
  counted_since timestamptz(3) NOT NULL DEFAULT now(),
  emails integer NOT NULL DEFAULT 0
);

-- Sessions whose person has given the password again, and when. They may do for a while what cannot be undone.
CREATE TABLE identity_proofs (
  session_id uuid PRIMARY KEY REFERENCES auth_session ("id") ON DELETE CASCADE,
  proven_at timestamptz(3) NOT NULL DEFAULT now()
);

-- Second factors of people: an authenticator app or a phone.
CREATE TABLE auth_factors (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES auth_user (id) ON DELETE CASCADE,
  factor_type text NOT NULL CONSTRAINT auth_factors_type CHECK (factor_type IN ('totp', 'phone')),
  status text NOT NULL DEFAULT 'unverified' CONSTRAINT auth_factors_status CHECK (status IN ('unverified', 'verified')),
  friendly_name text,
  issuer text,
  -- In international notation.
  phone text,
  -- The secret of an app, encrypted by the server.
  secret text,
  -- The newest time step of the app whose code was used, so that each works once.
  last_step bigint,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  CONSTRAINT auth_factors_kind CHECK ((factor_type = 'totp') = (secret IS NOT NULL) AND (factor_type = 'phone') = (phone IS NOT NULL))
);

CREATE INDEX auth_factors_user_idx ON auth_factors (user_id);

-- Challenges to give a code of a factor, of one session. They outlive both, because they count for the person: whoever signs
-- out, or removes a factor that was never verified, gets no more tries by it.
CREATE TABLE auth_factor_challenges (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES auth_user (id) ON DELETE CASCADE,
  factor_id uuid REFERENCES auth_factors (id) ON DELETE SET NULL,
  session_id uuid REFERENCES auth_session (id) ON DELETE SET NULL,
  -- Keyed hash of the code that was sent to a phone.
  code_hash text,
  attempts integer NOT NULL DEFAULT 0,
  -- When a right code was given.
  answered_at timestamptz(3),
  created_at timestamptz(3) NOT NULL DEFAULT now()
);

CREATE INDEX auth_factor_challenges_user_idx ON auth_factor_challenges (user_id, created_at);
CREATE INDEX auth_factor_challenges_factor_idx ON auth_factor_challenges (factor_id);
CREATE INDEX auth_factor_challenges_session_idx ON auth_factor_challenges (session_id);
CREATE INDEX auth_factor_challenges_created_idx ON auth_factor_challenges (created_at);

-- Codes for somebody who has lost their factors, each of which works once. Keyed hashes.
CREATE TABLE auth_recovery_codes (
  user_id uuid NOT NULL REFERENCES auth_user (id) ON DELETE CASCADE,
  code_hash text NOT NULL,
  PRIMARY KEY (user_id, code_hash)
);

-- Passkeys (WebAuthn): the private key stays on a device of the person, or with their password manager.
CREATE TABLE auth_passkeys (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES auth_user (id) ON DELETE CASCADE,
  -- By which authenticators know it.
  credential_id bytea NOT NULL CONSTRAINT auth_passkeys_credential UNIQUE
    CONSTRAINT auth_passkeys_credential_length CHECK (octet_length(credential_id) BETWEEN 1 AND 1023),
  -- The public key, as COSE has it.
  public_key bytea NOT NULL,
  -- How often the authenticator has signed; always 0 for those that do not count. It never goes back.
  counter bigint NOT NULL,
  -- How browsers reach the authenticator.
  transports text[] NOT NULL,
  name text NOT NULL CONSTRAINT auth_passkeys_name CHECK (char_length(name) BETWEEN 1 AND 60),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  last_used_at timestamptz(3)
);

CREATE INDEX auth_passkeys_user_idx ON auth_passkeys (user_id);

-- How authenticators know a person: random bytes, because the id of a person is in the addresses of the product.
CREATE TABLE auth_passkey_handles (
  user_id uuid PRIMARY KEY REFERENCES auth_user (id) ON DELETE CASCADE,
  handle bytea NOT NULL CONSTRAINT auth_passkey_handles_handle UNIQUE CHECK (octet_length(handle) = 32)
);

-- What authenticators are to sign, each once and for what it was made: a sign-in, or a purpose of one session.
CREATE TABLE auth_passkey_challenges (
  challenge bytea PRIMARY KEY,
  purpose text NOT NULL CONSTRAINT auth_passkey_challenges_purpose CHECK (purpose IN ('sign-in', 'registration', 'proof')),
  session_id uuid REFERENCES auth_session (id) ON DELETE CASCADE,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  CONSTRAINT auth_passkey_challenges_session CHECK ((purpose = 'sign-in') = (session_id IS NULL))
);

CREATE INDEX auth_passkey_challenges_session_idx ON auth_passkey_challenges (session_id);
CREATE INDEX auth_passkey_challenges_created_idx ON auth_passkey_challenges (created_at);
