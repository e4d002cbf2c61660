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
