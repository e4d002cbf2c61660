-- Orders blocks with messages. A message holds its recipient against everything that refers to them, so against a block
-- between the two, and looks for a block after it has its locks: one that is sent at the same moment is either stored before
-- the block or refused. The check within the statement that inserts the message cannot tell, as it may have begun before the
-- block was committed.

-- The foreign keys would lock the two in the order of the keys; the lock order is by id.
CREATE FUNCTION user_blocks_hold_people() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM hold_person(least(NEW.blocker_id, NEW.blocked_id), false);
  PERFORM hold_person(greatest(NEW.blocker_id, NEW.blocked_id), false);
  RETURN NEW;
END
$$;

CREATE TRIGGER user_blocks_hold_people BEFORE INSERT ON user_blocks
FOR EACH ROW EXECUTE FUNCTION user_blocks_hold_people();

CREATE OR REPLACE FUNCTION chat_messages_hold_people() RETURNS trigger
LANGUAGE plpgsql
AS $$
DECLARE
  chat chats;
BEGIN
  SELECT * INTO chat FROM chats WHERE id = NEW.chat_id;
  PERFORM hold_person(chat.user1_id, chat.user2_id = NEW.sender_id);
  PERFORM hold_person(chat.user2_id, chat.user1_id = NEW.sender_id);
  IF EXISTS (
    SELECT FROM user_blocks
    WHERE (blocker_id, blocked_id) IN ((chat.user1_id, chat.user2_id), (chat.user2_id, chat.user1_id))
  ) THEN
    RAISE EXCEPTION 'one of the two has blocked the other'
      USING ERRCODE = 'check_violation', TABLE = 'chat_messages', CONSTRAINT = 'chat_messages_not_blocked';
  END IF;
  RETURN NEW;
END
$$;
