-- A conversation that one of the two has ended kindly, with one of four sentences; at most three times a pair.
CREATE TABLE chat_ends (
  chat_id uuid NOT NULL REFERENCES chats (id) ON DELETE CASCADE,
  number smallint NOT NULL DEFAULT 1,
  ender_id uuid,
  ended_id uuid,
  sentence text NOT NULL,
  ended_at timestamptz(3) NOT NULL DEFAULT now(),
  -- When the other side read it.
  read_at timestamptz(3),
  -- Whether the ender liked the other, whose like fell with it.
  had_like boolean NOT NULL DEFAULT false,
  -- When it was reopened, by the ender or by the other side's yes.
  lifted_at timestamptz(3),
  PRIMARY KEY (chat_id, number),
  CONSTRAINT chat_ends_number CHECK (number BETWEEN 1 AND 3),
  CONSTRAINT chat_ends_sentence CHECK (sentence IN ('noTime', 'noSpark', 'foundSomebody', 'thanks'))
);
CREATE UNIQUE INDEX chat_ends_in_force_idx ON chat_ends (chat_id) WHERE lifted_at IS NULL;
CREATE INDEX chat_ends_ender_idx ON chat_ends (ender_id);
CREATE INDEX chat_ends_ended_idx ON chat_ends (ended_id);

-- As a message, it holds both people, so that messages, likes and blocks wait for it or are seen by it.
CREATE FUNCTION chat_ends_arrive() RETURNS trigger
LANGUAGE plpgsql
AS $$
DECLARE
  chat chats;
BEGIN
  SELECT * INTO chat FROM chats WHERE id = NEW.chat_id;
  PERFORM hold_person(chat.user1_id, chat.user1_id = NEW.ended_id);
  PERFORM hold_person(chat.user2_id, chat.user2_id = NEW.ended_id);
  IF (chat.user1_id, chat.user2_id) IS DISTINCT FROM (least(NEW.ender_id, NEW.ended_id), greatest(NEW.ender_id, NEW.ended_id)) THEN
    RAISE EXCEPTION 'the two are not those of the chat'
      USING ERRCODE = 'check_violation', TABLE = 'chat_ends', CONSTRAINT = 'chat_ends_in_chat';
  END IF;
  IF EXISTS (
    SELECT FROM user_blocks
    WHERE (blocker_id, blocked_id) IN ((NEW.ender_id, NEW.ended_id), (NEW.ended_id, NEW.ender_id))
  ) THEN
    RAISE EXCEPTION 'one of the two has blocked the other'
      USING ERRCODE = 'check_violation', TABLE = 'chat_ends', CONSTRAINT = 'chat_ends_not_blocked';
  END IF;
  NEW.number := 1 + (SELECT count(*) FROM chat_ends WHERE chat_id = NEW.chat_id);
  NEW.had_like := coalesce((
    SELECT CASE WHEN user1_id = NEW.ender_id THEN liked_by_user1 ELSE liked_by_user2 END
    FROM matches WHERE user1_id = chat.user1_id AND user2_id = chat.user2_id
  ), false);
  RETURN NEW;
END
$$;
CREATE TRIGGER chat_ends_arrive BEFORE INSERT ON chat_ends FOR EACH ROW EXECUTE FUNCTION chat_ends_arrive();

-- The ender's like falls, the other's stands; the other side has something to read.
CREATE FUNCTION chat_ends_take_effect() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  UPDATE matches
  SET liked_by_user1 = liked_by_user1 AND user1_id <> NEW.ender_id,
      liked_by_user2 = liked_by_user2 AND user2_id <> NEW.ender_id
  WHERE NEW.had_like AND user1_id = least(NEW.ender_id, NEW.ended_id) AND user2_id = greatest(NEW.ender_id, NEW.ended_id);
  UPDATE profiles SET notificacion_chat = true WHERE id = NEW.ended_id AND NOT notificacion_chat;
  RETURN NULL;
END
$$;
CREATE TRIGGER chat_ends_take_effect AFTER INSERT ON chat_ends FOR EACH ROW EXECUTE FUNCTION chat_ends_take_effect();

-- The mark of an end: until it is lifted, or the ender likes the other anew, the two do not meet.
CREATE VIEW parted_pairs AS
SELECT parted.ender_id, parted.ended_id
FROM chat_ends parted
WHERE parted.lifted_at IS NULL AND parted.ender_id IS NOT NULL AND parted.ended_id IS NOT NULL
  AND NOT EXISTS (
    SELECT FROM matches
    WHERE user1_id = least(parted.ender_id, parted.ended_id) AND user2_id = greatest(parted.ender_id, parted.ended_id)
      AND CASE WHEN user1_id = parted.ender_id THEN liked_by_user1 ELSE liked_by_user2 END);

-- Also of a chat that was ended. The constraint keeps its name, by which the release before refuses the message.
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
  ) OR EXISTS (SELECT FROM chat_ends WHERE chat_id = NEW.chat_id AND lifted_at IS NULL) THEN
    RAISE EXCEPTION 'one of the two has blocked the other, or ended the conversation'
      USING ERRCODE = 'check_violation', TABLE = 'chat_messages', CONSTRAINT = 'chat_messages_not_blocked';
  END IF;
  RETURN NEW;
END
$$;
