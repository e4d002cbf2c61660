-- Better Auth's tables for the options in server/platform/auth/options.ts, with its own column names. Beyond what it
-- asks for: millisecond times, lower-case e-mails, one account per identity at a provider.
CREATE TABLE auth_user (
  "id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  "name" text NOT NULL,
  "email" text NOT NULL,
  "emailVerified" boolean NOT NULL,
  "image" text,
  "createdAt" timestamptz(3) NOT NULL DEFAULT now(),
  "updatedAt" timestamptz(3) NOT NULL DEFAULT now(),
  -- Lower case makes the plain unique constraint case-insensitive.
  CONSTRAINT auth_user_email_lower_case CHECK ("email" = lower("email")),
  CONSTRAINT auth_user_email_key UNIQUE ("email")
);

-- Every list of people keeps to confirmed accounts; this answers that from the index alone.
CREATE INDEX auth_user_confirmed_idx ON auth_user ("id") WHERE "emailVerified";

CREATE TABLE auth_session (
  "id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  "expiresAt" timestamptz(3) NOT NULL,
  "token" text NOT NULL CONSTRAINT auth_session_token_key UNIQUE,
  "createdAt" timestamptz(3) NOT NULL DEFAULT now(),
  "updatedAt" timestamptz(3) NOT NULL,
  "ipAddress" text,
  "userAgent" text,
  "userId" uuid NOT NULL REFERENCES auth_user ("id") ON DELETE CASCADE,
  -- Authenticator assurance level.
  "aal" text NOT NULL DEFAULT 'aal1' CONSTRAINT auth_session_aal CHECK ("aal" IN ('aal1', 'aal2'))
);

CREATE INDEX "auth_session_userId_idx" ON auth_session ("userId");
CREATE INDEX "auth_session_expiresAt_idx" ON auth_session ("expiresAt");

CREATE TABLE auth_account (
  "id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  "accountId" text NOT NULL,
  "providerId" text NOT NULL,
  "userId" uuid NOT NULL REFERENCES auth_user ("id") ON DELETE CASCADE,
  "accessToken" text,
  "refreshToken" text,
  "idToken" text,
  "accessTokenExpiresAt" timestamptz(3),
  "refreshTokenExpiresAt" timestamptz(3),
  "scope" text,
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

CREATE TABLE auth_rate_limit (
  "id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  "key" text NOT NULL CONSTRAINT auth_rate_limit_key_key UNIQUE,
  "count" integer NOT NULL,
  -- Milliseconds since 1970.
  "lastRequest" bigint NOT NULL
);
