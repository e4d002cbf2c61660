-- A new password ends whatever the old one opened, as before; now except the session that a transaction names in
-- `nakamatch.kept_session`: the one in which the person has changed it.
CREATE OR REPLACE FUNCTION auth_account_end_ways_in() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  DELETE FROM auth_session
  WHERE "userId" = NEW."userId" AND "id"::text IS DISTINCT FROM current_setting('nakamatch.kept_session', true);
  DELETE FROM auth_verification WHERE "value" = NEW."userId"::text;
  RETURN NULL;
END
$$;
