-- How somebody reacts to a message of the other side. Its author is repeated, so that it goes with either account and is found
-- by a block. Without a code it was taken away; its time puts changes from several devices in order.
CREATE TABLE message_reactions (
  message_id uuid NOT NULL,
  person_id uuid NOT NULL,
  author_id uuid NOT NULL,
  code text,
  changed_at timestamptz(3) NOT NULL,
  CONSTRAINT message_reactions_pkey PRIMARY KEY (message_id, person_id),
  CONSTRAINT message_reactions_code CHECK (code IN ('heart', 'laugh', 'stars', 'tears', 'fire', 'twist')),
  CONSTRAINT message_reactions_not_self CHECK (person_id <> author_id),
  CONSTRAINT message_reactions_message_id_fkey FOREIGN KEY (message_id) REFERENCES chat_messages (id) ON DELETE CASCADE
);
CREATE INDEX message_reactions_pair_idx ON message_reactions (person_id, author_id);
CREATE INDEX message_reactions_author_idx ON message_reactions (author_id);

-- Locks as a message does: of two changes the later one has the later time, and a block or deletion comes before or after.
CREATE FUNCTION message_reactions_hold_people() RETURNS trigger
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
  ) THEN
    RAISE EXCEPTION 'one of the two has blocked the other'
      USING ERRCODE = 'check_violation', TABLE = 'message_reactions', CONSTRAINT = 'message_reactions_not_blocked';
  END IF;
  NEW.changed_at := clock_timestamp();
  RETURN NEW;
END
$$;

CREATE TRIGGER message_reactions_hold_people BEFORE INSERT ON message_reactions
FOR EACH ROW EXECUTE FUNCTION message_reactions_hold_people();
