-- One order of locks: first the people, by id, then what is between them. Deleting an account holds the person and then
-- comes to their matches, chats and messages; whoever held one of those and then asked for the person would wait for the
-- deletion, and the deletion for them. Who writes what sets somebody's dot holds that person until the end, so that
-- nobody turns the dot off who cannot see yet what it stands for.

-- Keeps a person from being deleted until the end of the transaction; one who is told of something, from any change. Not
-- FOR NO KEY UPDATE: profiles have a generated key and a trigger before updates, and then every update of theirs takes the
-- stronger lock, which two who write to each other would both be short of.
CREATE FUNCTION hold_person(person uuid, is_told boolean) RETURNS void
LANGUAGE plpgsql
AS $$
BEGIN
  IF is_told THEN
    PERFORM FROM profiles WHERE id = person FOR UPDATE;
  ELSE
    PERFORM FROM profiles WHERE id = person FOR KEY SHARE;
  END IF;
END
$$;

-- On INSERT only: a like is one, also where the pair has its row already, and the row itself is locked after this.
CREATE FUNCTION matches_hold_people() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM hold_person(NEW.user1_id, NEW.liked_by_user2);
  PERFORM hold_person(NEW.user2_id, NEW.liked_by_user1);
  RETURN NEW;
END
$$;

CREATE TRIGGER matches_hold_people BEFORE INSERT ON matches
FOR EACH ROW EXECUTE FUNCTION matches_hold_people();

CREATE FUNCTION chat_messages_hold_people() RETURNS trigger
LANGUAGE plpgsql
AS $$
DECLARE
  chat chats;
BEGIN
  SELECT * INTO chat FROM chats WHERE id = NEW.chat_id;
  PERFORM hold_person(chat.user1_id, chat.user2_id = NEW.sender_id);
  PERFORM hold_person(chat.user2_id, chat.user1_id = NEW.sender_id);
  RETURN NEW;
END
$$;

CREATE TRIGGER chat_messages_hold_people BEFORE INSERT ON chat_messages
FOR EACH ROW EXECUTE FUNCTION chat_messages_hold_people();
