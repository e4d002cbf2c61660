-- A block takes the words of both away, for good.
CREATE FUNCTION user_blocks_drop_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM like_words
  WHERE (author_id, receiver_id) IN ((NEW.blocker_id, NEW.blocked_id), (NEW.blocked_id, NEW.blocker_id));
  RETURN NULL;
END
$$;

CREATE TRIGGER user_blocks_drop_words AFTER INSERT ON user_blocks
  FOR EACH ROW EXECUTE FUNCTION user_blocks_drop_words();
