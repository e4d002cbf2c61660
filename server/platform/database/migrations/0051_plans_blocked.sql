-- A block cancels the open plans of the two.
CREATE FUNCTION user_blocks_cancel_plans() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM cancel_plans(NEW.blocker_id, NEW.blocked_id);
  RETURN NULL;
END
$$;
CREATE TRIGGER user_blocks_cancel_plans AFTER INSERT ON user_blocks
FOR EACH ROW EXECUTE FUNCTION user_blocks_cancel_plans();
