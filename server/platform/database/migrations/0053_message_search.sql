-- The uncovered text of a message as searches compare it, folded by the server. Null in messages of the release before, which a job
-- folds later, and once the text changes: nothing may be found of a text that is gone. By
-- its name the trigger follows the one that takes a message back.
ALTER TABLE chat_messages ADD COLUMN search_text text;
CREATE FUNCTION chat_messages_unfold() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  NEW.search_text := NULL;
  RETURN NEW;
END
$$;
CREATE TRIGGER chat_messages_unfold BEFORE UPDATE ON chat_messages FOR EACH ROW
WHEN (NEW.message <> OLD.message AND NEW.search_text IS NOT DISTINCT FROM OLD.search_text)
EXECUTE FUNCTION chat_messages_unfold();
