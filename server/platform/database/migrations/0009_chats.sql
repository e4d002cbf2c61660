-- A chat outlives either account for the sake of the other; an empty user is a deleted one.
CREATE TABLE chats (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user1_id uuid REFERENCES profiles (id) ON DELETE SET NULL,
  user2_id uuid REFERENCES profiles (id) ON DELETE SET NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  last_message_at timestamptz(3),
  "Archived_user1" boolean NOT NULL DEFAULT false,
  "Archived_user2" boolean NOT NULL DEFAULT false,
  CONSTRAINT chats_pair_ordered CHECK (user1_id < user2_id),
  CONSTRAINT chats_pair_key UNIQUE (user1_id, user2_id)
) WITH (fillfactor = 85);

CREATE INDEX chats_user1_idx ON chats (user1_id, (coalesce(last_message_at, created_at)) DESC, id DESC);
CREATE INDEX chats_user2_idx ON chats (user2_id, (coalesce(last_message_at, created_at)) DESC, id DESC);

-- A chat that has lost both its users is nobody's.
CREATE FUNCTION chats_remove_orphan() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  DELETE FROM chats WHERE id = NEW.id;
  RETURN NULL;
END
$$;

CREATE TRIGGER chats_remove_orphan AFTER UPDATE OF user1_id, user2_id ON chats
FOR EACH ROW WHEN (NEW.user1_id IS NULL AND NEW.user2_id IS NULL) EXECUTE FUNCTION chats_remove_orphan();

-- The id is the client's, so that a repeated send is the same message.
CREATE TABLE chat_messages (
  id uuid PRIMARY KEY,
  chat_id uuid NOT NULL REFERENCES chats (id) ON DELETE CASCADE,
  sender_id uuid REFERENCES profiles (id) ON DELETE SET NULL,
  message text NOT NULL
    CONSTRAINT chat_messages_message CHECK (message ~ '\S' AND char_length(message) <= 350),
  sent_at timestamptz(3) NOT NULL DEFAULT now(),
  read_at timestamptz(3)
);

CREATE INDEX chat_messages_page_idx ON chat_messages (chat_id, sent_at DESC, id DESC);
CREATE INDEX chat_messages_unread_idx ON chat_messages (chat_id, sender_id) WHERE read_at IS NULL;

-- Whether somebody has written in a chat is found at once, however much they have written anywhere. Leading with the sender, it
-- also serves the deletion of accounts.
CREATE INDEX chat_messages_sender_chat_idx ON chat_messages (sender_id, chat_id);

-- A new message comes from one of the two, moves the chat to the top, brings it back to the recipient's list and
-- sets the recipient's dot. AFTER: a repeated insert that conflicts does none of it again.
CREATE FUNCTION chat_messages_arrive() RETURNS trigger
LANGUAGE plpgsql
AS $$
DECLARE
  recipient uuid;
BEGIN
  UPDATE chats
  SET last_message_at = greatest(last_message_at, NEW.sent_at),
      "Archived_user1" = "Archived_user1" AND user1_id IS NOT DISTINCT FROM NEW.sender_id,
      "Archived_user2" = "Archived_user2" AND user2_id IS NOT DISTINCT FROM NEW.sender_id
  WHERE id = NEW.chat_id AND NEW.sender_id IN (user1_id, user2_id)
  RETURNING CASE WHEN user1_id = NEW.sender_id THEN user2_id ELSE user1_id END INTO recipient;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'the sender is not one of the two users of the chat'
      USING ERRCODE = 'check_violation', TABLE = 'chat_messages', CONSTRAINT = 'chat_messages_sender_in_chat';
  END IF;
  UPDATE profiles SET notificacion_chat = true WHERE id = recipient AND NOT notificacion_chat;
  RETURN NULL;
END
$$;

CREATE TRIGGER chat_messages_arrive AFTER INSERT ON chat_messages
FOR EACH ROW EXECUTE FUNCTION chat_messages_arrive();

-- In the order of the pair, as in user_blocks_hold_people.
CREATE FUNCTION chat_messages_hold_people() RETURNS trigger
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

CREATE TRIGGER chat_messages_hold_people BEFORE INSERT ON chat_messages
FOR EACH ROW EXECUTE FUNCTION chat_messages_hold_people();
