-- Bans that are in force now, the one definition (BAN-10): `visible_people` and every check of a session read it.
CREATE VIEW bans_in_force AS
SELECT user_id, ban_reason, ban_until
FROM user_bans
WHERE type = 'ban' AND (ban_until IS NULL OR ban_until > now());

CREATE OR REPLACE VIEW visible_people AS
SELECT "id" AS id
FROM auth_user
WHERE "emailVerified" AND NOT EXISTS (SELECT FROM bans_in_force b WHERE b.user_id = auth_user."id");

-- People whose subscription is in force now, the one definition (OPEN-76). A cancelled renewal changes nothing before the
-- end of the period.
CREATE VIEW premium_people AS
SELECT user_id AS id
FROM subscriptions
WHERE status = 'active' AND (end_date IS NULL OR end_date > now());

-- The real name is the profile's alone. The authentication library requires a name of its accounts: it stays empty, whatever
-- is written there, so that no second copy goes stale.
CREATE FUNCTION auth_user_keep_no_name() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  NEW."name" := '';
  RETURN NEW;
END
$$;

CREATE TRIGGER auth_user_keep_no_name BEFORE INSERT OR UPDATE OF "name" ON auth_user
FOR EACH ROW WHEN (NEW."name" <> '') EXECUTE FUNCTION auth_user_keep_no_name();

UPDATE auth_user SET "name" = '' WHERE "name" <> '';
