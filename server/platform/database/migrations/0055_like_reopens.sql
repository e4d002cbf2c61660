-- Within a day, a like by who ended the conversation opens it again.
CREATE FUNCTION matches_reopen_chat() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  UPDATE chat_ends SET lifted_at = now()
  WHERE chat_id = (SELECT id FROM chats WHERE user1_id = NEW.user1_id AND user2_id = NEW.user2_id)
    AND lifted_at IS NULL AND ended_at > now() - interval '24 hours'
    AND (ender_id = NEW.user1_id AND NEW.liked_by_user1 OR ender_id = NEW.user2_id AND NEW.liked_by_user2);
  RETURN NULL;
END
$$;
CREATE TRIGGER matches_reopen_chat AFTER INSERT OR UPDATE OF liked_by_user1, liked_by_user2 ON matches
FOR EACH ROW EXECUTE FUNCTION matches_reopen_chat();
