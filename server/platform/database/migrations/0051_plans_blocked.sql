-- A block cancels the open plans of the two.
CREATE FUNCTION user_blocks_cancel_plans() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  IF cancel_plans(NEW.blocker_id, NEW.blocked_id) THEN
    UPDATE profiles SET notificacion_chat = true WHERE id = NEW.blocked_id AND NOT notificacion_chat;
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER user_blocks_cancel_plans AFTER INSERT ON user_blocks
FOR EACH ROW EXECUTE FUNCTION user_blocks_cancel_plans();
