-- Orders blocks with likes, as with messages: a like looks for a block after it has its locks, since its statement may have
-- begun before the block was committed. It is skipped, and then finds the other one invisible.
CREATE OR REPLACE FUNCTION matches_hold_people() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM hold_person(NEW.user1_id, NEW.liked_by_user2);
  PERFORM hold_person(NEW.user2_id, NEW.liked_by_user1);
  IF EXISTS (
    SELECT FROM user_blocks
    WHERE (blocker_id, blocked_id) IN ((NEW.user1_id, NEW.user2_id), (NEW.user2_id, NEW.user1_id))
  ) THEN
    RETURN NULL;
  END IF;
  RETURN NEW;
END
$$;
