-- Photos in the storage that no profile shows: those about to be shown, from before they are stored, and those that were
-- replaced, or whose person is gone. A job deletes what is due, so that no crash leaves a file behind for good.
CREATE TABLE unused_photos (
  -- Below the storage's folder of avatars, without the suffixes of smaller sizes.
  path text PRIMARY KEY,
  -- When its files may be deleted, or the deletion be tried again.
  due_at timestamptz(3) NOT NULL,
  -- The deletion has begun: the photo cannot be shown any more.
  is_claimed boolean NOT NULL DEFAULT false
);

CREATE INDEX unused_photos_due_idx ON unused_photos (due_at);

CREATE FUNCTION profiles_leave_photo() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  INSERT INTO unused_photos (path, due_at)
  VALUES (substr(OLD.avatar_url, length('/avatars/') + 1), now())
  ON CONFLICT (path) DO NOTHING;
  RETURN NULL;
END
$$;

CREATE TRIGGER profiles_leave_photo AFTER UPDATE OF avatar_url ON profiles
FOR EACH ROW WHEN (OLD.avatar_url LIKE '/avatars/%' AND OLD.avatar_url IS DISTINCT FROM NEW.avatar_url)
EXECUTE FUNCTION profiles_leave_photo();

CREATE TRIGGER profiles_leave_photo_behind AFTER DELETE ON profiles
FOR EACH ROW WHEN (OLD.avatar_url LIKE '/avatars/%')
EXECUTE FUNCTION profiles_leave_photo();
