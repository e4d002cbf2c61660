-- No reactions to a message that was taken back. The constraint keeps its name, by which the release before refuses.
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
  ) OR EXISTS (SELECT FROM chat_ends WHERE chat_id = chat.id AND lifted_at IS NULL)
    OR EXISTS (SELECT FROM chat_messages WHERE id = NEW.message_id AND taken_back_at IS NOT NULL) THEN
    RAISE EXCEPTION 'one of the two has blocked the other, ended the conversation, or taken the message back'
      USING ERRCODE = 'check_violation', TABLE = 'message_reactions', CONSTRAINT = 'message_reactions_not_blocked';
  END IF;
  NEW.changed_at := clock_timestamp();
  RETURN NEW;
END
$$;

-- What was taken back goes with either account, unless a report between the two is open: its words are then kept for it.
CREATE OR REPLACE FUNCTION profiles_keep_reports() RETURNS trigger
LANGUAGE plpgsql
AS $$
DECLARE
  as_reporter uuid := gen_random_uuid();
  as_reported uuid;
BEGIN
  PERFORM FROM reports WHERE reporter_id = OLD.id OR reported_user_id = OLD.id ORDER BY id FOR UPDATE;
  DELETE FROM reports r WHERE resuelta AND (
    reported_user_id = OLD.id
    OR (reporter_id = OLD.id AND NOT EXISTS (SELECT FROM undoable_decisions WHERE kept -> 'reports' ? r.id::text)));
  PERFORM FROM moderation_cases
  WHERE person_id = OLD.id OR claimed_by = OLD.id
    OR person_id IN (SELECT reported_user_id FROM reports WHERE reporter_id = OLD.id)
  ORDER BY person_id FOR UPDATE;
  IF EXISTS (SELECT FROM reports WHERE reported_user_id = OLD.id) THEN
    as_reported := moderation_pseudonym(OLD.id);
    INSERT INTO deleted_accounts (id) VALUES (as_reported) ON CONFLICT DO NOTHING;
    UPDATE moderation_cases SET person_id = as_reported WHERE person_id = OLD.id;
  END IF;
  DELETE FROM taken_back_messages t WHERE OLD.id IN (author_id, receiver_id) AND NOT EXISTS (
    SELECT FROM reports WHERE reporter_id = t.receiver_id AND reported_user_id = t.author_id AND NOT resuelta);
  UPDATE taken_back_messages SET
    author_id = CASE author_id WHEN OLD.id THEN as_reported ELSE author_id END,
    receiver_id = CASE receiver_id WHEN OLD.id THEN as_reporter ELSE receiver_id END
  WHERE OLD.id IN (author_id, receiver_id);
  UPDATE reports SET
    reporter_id = CASE reporter_id WHEN OLD.id THEN as_reporter ELSE reporter_id END,
    reported_user_id = CASE reported_user_id WHEN OLD.id THEN as_reported ELSE reported_user_id END
  WHERE reporter_id = OLD.id OR reported_user_id = OLD.id;
  RETURN OLD;
END
$$;
