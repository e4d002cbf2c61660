-- A ban cancels the person's open plans.
CREATE FUNCTION bans_cancel_plans() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM cancel_plans(NEW.user_id, NULL);
  RETURN NULL;
END
$$;
CREATE TRIGGER bans_cancel_plans AFTER INSERT ON user_bans
FOR EACH ROW WHEN (NEW.type = 'ban' AND (NEW.ban_until IS NULL OR NEW.ban_until > now())) EXECUTE FUNCTION bans_cancel_plans();
CREATE TRIGGER bans_changed_cancel_plans AFTER UPDATE OF type, ban_until ON user_bans
FOR EACH ROW WHEN (NEW.type = 'ban' AND (NEW.ban_until IS NULL OR NEW.ban_until > now())) EXECUTE FUNCTION bans_cancel_plans();
