-- A like that an end took and that comes back within a day, by reopening or by liking again, brings its words back.
CREATE FUNCTION matches_give_words_back() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  UPDATE like_words SET withdrawn_at = NULL
  FROM chat_ends
  WHERE ender_id = author_id AND ended_id = receiver_id AND withdrawn_at = ended_at
    AND ended_at > now() - interval '24 hours' AND (
      (NOT OLD.liked_by_user1 AND NEW.liked_by_user1 AND author_id = NEW.user1_id AND receiver_id = NEW.user2_id)
      OR (NOT OLD.liked_by_user2 AND NEW.liked_by_user2 AND author_id = NEW.user2_id AND receiver_id = NEW.user1_id));
  RETURN NULL;
END
$$;
CREATE TRIGGER matches_give_words_back AFTER UPDATE OF liked_by_user1, liked_by_user2 ON matches
  FOR EACH ROW
  WHEN ((NOT OLD.liked_by_user1 AND NEW.liked_by_user1) OR (NOT OLD.liked_by_user2 AND NEW.liked_by_user2))
  EXECUTE FUNCTION matches_give_words_back();

-- A block withdraws the words of both for good, also those that an end of the last day has withdrawn.
CREATE OR REPLACE FUNCTION user_blocks_withdraw_words() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  UPDATE like_words SET withdrawn_at = now()
  WHERE (author_id, receiver_id) IN ((NEW.blocker_id, NEW.blocked_id), (NEW.blocked_id, NEW.blocker_id))
    AND (withdrawn_at IS NULL OR withdrawn_at > now() - interval '24 hours');
  RETURN NULL;
END
$$;
