-- No reactions in a chat that was ended either. The constraint keeps its name, by which the release before refuses.
CREATE OR REPLACE FUNCTION message_reactions_hold_people() RETURNS trigger
LANGUAGE plpgsql
AS $$
DECLARE
  chat chats;
BEGIN
  SELECT c.* INTO chat FROM chats c JOIN chat_messages m ON m.chat_id = c.id
  WHERE m.id = NEW.message_id AND m.sender_id = NEW.author_id AND NEW.person_id IN (c.user1_id, c.user2_id);
  IF NOT FOUND THEN
    RAISE EXCEPTION 'the message is not one of the other side'
      USING ERRCODE = 'check_violation', TABLE = 'message_reactions', CONSTRAINT = 'message_reactions_of_other';
  END IF;
  PERFORM hold_person(chat.user1_id, chat.user1_id = NEW.author_id);
  PERFORM hold_person(chat.user2_id, chat.user2_id = NEW.author_id);
  IF EXISTS (
    SELECT FROM user_blocks
    WHERE (blocker_id, blocked_id) IN ((chat.user1_id, chat.user2_id), (chat.user2_id, chat.user1_id))
  ) OR EXISTS (SELECT FROM chat_ends WHERE chat_id = chat.id AND lifted_at IS NULL) THEN
    RAISE EXCEPTION 'one of the two has blocked the other, or ended the conversation'
      USING ERRCODE = 'check_violation', TABLE = 'message_reactions', CONSTRAINT = 'message_reactions_not_blocked';
  END IF;
  NEW.changed_at := clock_timestamp();
  RETURN NEW;
END
$$;
