-- A block withdraws the words of both, for good.
CREATE FUNCTION user_blocks_withdraw_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE like_words SET withdrawn_at = now()
  WHERE withdrawn_at IS NULL AND (author_id, receiver_id) IN ((NEW.blocker_id, NEW.blocked_id), (NEW.blocked_id, NEW.blocker_id));
  RETURN NULL;
END
$$;

CREATE TRIGGER user_blocks_withdraw_words AFTER INSERT ON user_blocks
  FOR EACH ROW EXECUTE FUNCTION user_blocks_withdraw_words();
