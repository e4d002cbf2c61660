-- Photos that a profile has and others do not see: those that wait for a moderator, because the classifier found them explicit or
-- could not check them, and those that a moderator rejected. A photo without a row is seen.
CREATE TABLE held_photos (
  person_id uuid PRIMARY KEY REFERENCES profiles (id) ON DELETE CASCADE,
  -- Below the storage's folder of avatars: the photo that the profile has now.
  path text NOT NULL,
  -- The classifier's score by kind, 0 to 1; empty where it failed.
  kinds jsonb NOT NULL CONSTRAINT held_photos_kinds CHECK (jsonb_typeof(kinds) = 'object'),
  state text NOT NULL DEFAULT 'held' CONSTRAINT held_photos_state CHECK (state IN ('held', 'rejected')),
  held_at timestamptz(3) NOT NULL DEFAULT now(),
  -- The entry of the log with which a moderator rejected it.
  decision_id uuid REFERENCES moderation_log (id) ON DELETE RESTRICT,
  CONSTRAINT held_photos_decided CHECK ((state = 'rejected') = (decision_id IS NOT NULL))
);

-- The list of those that wait, the oldest first.
CREATE INDEX held_photos_waiting_idx ON held_photos (held_at, person_id) WHERE state = 'held';
CREATE INDEX held_photos_decision_idx ON held_photos (decision_id);

-- A photo that is replaced or removed waits no more.
CREATE FUNCTION profiles_forget_held_photo() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  DELETE FROM held_photos WHERE person_id = NEW.id;
  RETURN NULL;
END
$$;

CREATE TRIGGER profiles_forget_held_photo AFTER UPDATE OF avatar_url ON profiles
FOR EACH ROW WHEN (OLD.avatar_url IS DISTINCT FROM NEW.avatar_url)
EXECUTE FUNCTION profiles_forget_held_photo();
