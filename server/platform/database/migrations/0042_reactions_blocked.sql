-- A block takes the reactions of both.
CREATE FUNCTION user_blocks_remove_reactions() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  DELETE FROM message_reactions
  WHERE (person_id, author_id) IN ((NEW.blocker_id, NEW.blocked_id), (NEW.blocked_id, NEW.blocker_id));
  RETURN NULL;
END
$$;

CREATE TRIGGER user_blocks_remove_reactions AFTER INSERT ON user_blocks
FOR EACH ROW EXECUTE FUNCTION user_blocks_remove_reactions();
