-- What only the authentication library asked for goes: a second name, tokens of its own and those of providers.
DROP TRIGGER auth_user_keep_no_name ON auth_user;
DROP FUNCTION auth_user_keep_no_name();
ALTER TABLE auth_user DROP COLUMN "name", DROP COLUMN "image";
ALTER TABLE auth_session DROP COLUMN "token";
ALTER TABLE auth_account
  DROP COLUMN "accessToken",
  DROP COLUMN "refreshToken",
  DROP COLUMN "idToken",
  DROP COLUMN "accessTokenExpiresAt",
  DROP COLUMN "refreshTokenExpiresAt",
  DROP COLUMN "scope";

-- False: the cookies end with the browser's session.
ALTER TABLE auth_session ADD COLUMN is_remembered boolean NOT NULL DEFAULT true;

-- A new password ends whatever the old one opened, as before; now except where `nakamatch.same_password` says that it is the
-- same one, hashed anew.
CREATE OR REPLACE FUNCTION auth_account_end_ways_in() RETURNS trigger
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
