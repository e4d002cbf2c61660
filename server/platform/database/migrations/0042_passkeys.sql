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
