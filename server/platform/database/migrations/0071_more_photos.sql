-- A person's photos after the first, which is avatar_url, in their order and as addresses like it.
ALTER TABLE profiles ADD COLUMN more_photos text[] NOT NULL DEFAULT '{}';
ALTER TABLE profiles ADD CONSTRAINT profiles_more_photos CHECK (cardinality(more_photos) <= 5) NOT VALID;

DROP TRIGGER profiles_forget_held_photo ON profiles;
DROP FUNCTION profiles_forget_held_photo();
DROP TRIGGER profiles_leave_photo ON profiles;
DROP TRIGGER profiles_leave_photo_behind ON profiles;

-- A photo that only changes its place is not left behind.
CREATE OR REPLACE FUNCTION profiles_leave_photo() RETURNS trigger
LANGUAGE plpgsql
AS $$
DECLARE
  photo text;
BEGIN
  FOR photo IN
    SELECT unnest(OLD.more_photos || OLD.avatar_url) EXCEPT SELECT unnest(NEW.more_photos || NEW.avatar_url)
  LOOP
    CONTINUE WHEN photo IS NULL OR photo NOT LIKE '/avatars/%';
    photo := substr(photo, length('/avatars/') + 1);
    DELETE FROM held_photos WHERE person_id = OLD.id AND path = photo;
    INSERT INTO unused_photos (path, due_at) VALUES (photo, now()) ON CONFLICT (path) DO NOTHING;
  END LOOP;
  RETURN NULL;
END
$$;

CREATE TRIGGER profiles_leave_photo AFTER UPDATE OF avatar_url, more_photos ON profiles
FOR EACH ROW WHEN (OLD.avatar_url IS DISTINCT FROM NEW.avatar_url OR OLD.more_photos <> NEW.more_photos)
EXECUTE FUNCTION profiles_leave_photo();

CREATE TRIGGER profiles_leave_photo_behind AFTER DELETE ON profiles
FOR EACH ROW WHEN (OLD.avatar_url IS NOT NULL OR cardinality(OLD.more_photos) > 0)
EXECUTE FUNCTION profiles_leave_photo();
