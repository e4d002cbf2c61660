-- Second factors of people (spec §3 Session): an authenticator app or a phone.
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
