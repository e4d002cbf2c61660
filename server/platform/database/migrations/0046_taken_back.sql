-- Messages that their senders took back. Their row has a neutral text, which the release before shows; the words are sealed for
-- reports. No foreign keys: `profiles_keep_reports` removes them with either account, or puts pseudonyms while a report is open.
CREATE TABLE taken_back_messages (
  message_id uuid NOT NULL,
  author_id uuid NOT NULL,
  -- Null if their account was deleted before.
  receiver_id uuid,
  text text NOT NULL,
  taken_back_at timestamptz(3) NOT NULL,
  CONSTRAINT taken_back_messages_pkey PRIMARY KEY (message_id)
);
CREATE INDEX taken_back_messages_author_idx ON taken_back_messages (author_id);
CREATE INDEX taken_back_messages_receiver_idx ON taken_back_messages (receiver_id);

ALTER TABLE chat_messages ADD COLUMN taken_back_at timestamptz(3);

CREATE FUNCTION chat_messages_take_back() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  INSERT INTO taken_back_messages (message_id, author_id, receiver_id, text, taken_back_at)
  SELECT OLD.id, OLD.sender_id, CASE WHEN user1_id = OLD.sender_id THEN user2_id ELSE user1_id END, OLD.message, NEW.taken_back_at
  FROM chats WHERE id = OLD.chat_id;
  DELETE FROM message_reactions WHERE message_id = OLD.id;
  NEW.message := '—';
  RETURN NEW;
END
$$;

CREATE TRIGGER chat_messages_take_back BEFORE UPDATE OF taken_back_at ON chat_messages
FOR EACH ROW WHEN (OLD.taken_back_at IS NULL AND NEW.taken_back_at IS NOT NULL) EXECUTE FUNCTION chat_messages_take_back();
