-- A new password ends whatever the old one opened, and the links of older letters, in the very statement that sets it.
CREATE FUNCTION auth_account_end_ways_in() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  DELETE FROM auth_session WHERE "userId" = NEW."userId";
  DELETE FROM auth_verification WHERE "value" = NEW."userId"::text;
  RETURN NULL;
END
$$;

CREATE TRIGGER auth_account_end_ways_in AFTER UPDATE OF "password" ON auth_account
FOR EACH ROW WHEN (OLD."password" IS DISTINCT FROM NEW."password") EXECUTE FUNCTION auth_account_end_ways_in();
