-- The message that a message answers. No foreign key, whose check would run for each message of a deleted chat: messages go
-- with their chat alone.
ALTER TABLE chat_messages ADD COLUMN quoted_id uuid;

CREATE FUNCTION chat_messages_quote() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM chat_messages WHERE id = NEW.quoted_id AND chat_id = NEW.chat_id) THEN
    RAISE EXCEPTION 'the quoted message is not one of the chat'
      USING ERRCODE = 'check_violation', TABLE = 'chat_messages', CONSTRAINT = 'chat_messages_quote';
  END IF;
  RETURN NEW;
END
$$;

CREATE TRIGGER chat_messages_quote BEFORE INSERT OR UPDATE OF quoted_id, chat_id ON chat_messages
FOR EACH ROW WHEN (NEW.quoted_id IS NOT NULL) EXECUTE FUNCTION chat_messages_quote();
