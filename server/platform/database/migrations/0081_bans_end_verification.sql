CREATE FUNCTION bans_end_verification() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM end_verification(NEW.user_id, 'outdated');
  RETURN NULL;
END
$$;

-- Not for a ban that has ended: an undone decision brings it back, and its row changes when its moderator leaves.
CREATE TRIGGER bans_end_verification AFTER INSERT ON user_bans FOR EACH ROW
  WHEN (NEW.type = 'ban' AND (NEW.ban_until IS NULL OR NEW.ban_until > now()))
  EXECUTE FUNCTION bans_end_verification();

CREATE TRIGGER bans_changed_end_verification AFTER UPDATE OF type, ban_until ON user_bans FOR EACH ROW
  WHEN (NEW.type = 'ban' AND (NEW.ban_until IS NULL OR NEW.ban_until > now()))
  EXECUTE FUNCTION bans_end_verification();
