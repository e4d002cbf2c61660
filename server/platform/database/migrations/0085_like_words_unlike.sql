-- Words are withdrawn with their like.
CREATE FUNCTION matches_withdraw_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE like_words SET withdrawn_at = now()
  WHERE withdrawn_at IS NULL AND (
    (OLD.liked_by_user1 AND NOT NEW.liked_by_user1 AND author_id = NEW.user1_id AND receiver_id = NEW.user2_id)
    OR (OLD.liked_by_user2 AND NOT NEW.liked_by_user2 AND author_id = NEW.user2_id AND receiver_id = NEW.user1_id));
  RETURN NULL;
END
$$;

CREATE TRIGGER matches_withdraw_words AFTER UPDATE OF liked_by_user1, liked_by_user2 ON matches
  FOR EACH ROW
  WHEN ((OLD.liked_by_user1 AND NOT NEW.liked_by_user1) OR (OLD.liked_by_user2 AND NOT NEW.liked_by_user2))
  EXECUTE FUNCTION matches_withdraw_words();
