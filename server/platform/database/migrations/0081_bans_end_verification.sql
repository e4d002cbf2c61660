CREATE FUNCTION bans_end_verification() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM end_verification(NEW.user_id, 'outdated');
  RETURN NULL;
END
$$;

CREATE TRIGGER bans_end_verification AFTER INSERT OR UPDATE ON user_bans FOR EACH ROW
  WHEN (new.type = 'ban') EXECUTE FUNCTION bans_end_verification();
