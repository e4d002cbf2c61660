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

-- Photos that a profile has and others do not see: those that wait for a moderator, because the classifier found them explicit or
-- could not check them, and those that a moderator rejected. A photo without a row is seen. Members lock held_photos before
-- operator_notices, which goes with it.
CREATE TABLE held_photos (
  person_id uuid NOT NULL REFERENCES profiles (id) ON DELETE CASCADE,
  -- Below the storage's folder of avatars.
  path text NOT NULL,
  -- The classifier's score by kind, 0 to 1; empty where it failed.
  kinds jsonb NOT NULL CONSTRAINT held_photos_kinds CHECK (jsonb_typeof(kinds) = 'object'),
  state text NOT NULL DEFAULT 'held' CONSTRAINT held_photos_state CHECK (state IN ('held', 'rejected')),
  held_at timestamptz(3) NOT NULL DEFAULT now(),
  -- The entry of the moderation log with which it was rejected.
  decision_id uuid,
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  CONSTRAINT held_photos_decided CHECK ((state = 'rejected') = (decision_id IS NOT NULL)),
  CONSTRAINT held_photos_path_key UNIQUE (person_id, path)
);

CREATE INDEX held_photos_decision_idx ON held_photos (decision_id);

-- The list of those that wait, the oldest first.
CREATE INDEX held_photos_waiting_idx ON held_photos (held_at, id) WHERE state = 'held';

-- A photo that is replaced or removed waits no more, and its files are deleted; one that only changes its place stays.
CREATE FUNCTION profiles_leave_photo() RETURNS trigger
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

-- People whose first photo a moderator has compared with a photo of a gesture. Without a row there is no mark.
CREATE TABLE verified_people (
  person_id uuid PRIMARY KEY REFERENCES profiles (id) ON DELETE CASCADE,
  verified_at timestamptz(3) NOT NULL DEFAULT now()
);

CREATE TABLE verification_requests (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  person_id uuid NOT NULL REFERENCES profiles (id) ON DELETE CASCADE,
  gesture text NOT NULL,
  state text NOT NULL DEFAULT 'drawn',
  drawn_at timestamptz(3) NOT NULL DEFAULT now(),
  sent_at timestamptz(3),
  photo bytea,
  ended_at timestamptz(3),
  reason text,
  -- NULL: undecided, or a deleted account.
  decided_by uuid REFERENCES profiles (id) ON DELETE SET NULL,
  CONSTRAINT verification_requests_gesture CHECK (gesture IN (
    'hand_on_head', 'three_fingers', 'thumb_by_cheek', 'finger_on_nose', 'hand_on_ear', 'two_fingers', 'palm_by_face',
    'fist_under_chin'
  )),
  CONSTRAINT verification_requests_state CHECK (
    state IN ('drawn', 'waiting', 'approved', 'rejected', 'withdrawn', 'outdated', 'expired')
  ),
  CONSTRAINT verification_requests_photo_size CHECK (octet_length(photo) <= 400000),
  CONSTRAINT verification_requests_sent CHECK ((sent_at IS NULL) = (state = 'drawn')),
  CONSTRAINT verification_requests_ended CHECK ((ended_at IS NULL) = (state IN ('drawn', 'waiting'))),
  CONSTRAINT verification_requests_reason CHECK ((reason IS NOT NULL) = (state = 'rejected')),
  CONSTRAINT verification_requests_reasons CHECK (reason IN ('no_gesture', 'other_person', 'unclear')),
  -- No photo outlives the wait, but for one whose ban can be undone for some seconds.
  CONSTRAINT verification_requests_photo
  CHECK (CASE state WHEN 'waiting' THEN photo IS NOT NULL WHEN 'expired' THEN true ELSE photo IS NULL END)
);

CREATE UNIQUE INDEX verification_requests_open_key ON verification_requests (person_id)
  WHERE state IN ('drawn', 'waiting');
CREATE INDEX verification_requests_person_idx ON verification_requests (person_id);
CREATE INDEX verification_requests_waiting_idx ON verification_requests (sent_at, id) WHERE state = 'waiting';
CREATE INDEX verification_requests_moderator_idx ON verification_requests (decided_by);

-- Who has looked at a gesture photo, and when.
CREATE TABLE verification_readings (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  person_id uuid NOT NULL REFERENCES profiles (id) ON DELETE CASCADE,
  -- NULL: a deleted account.
  moderator_id uuid REFERENCES profiles (id) ON DELETE SET NULL,
  read_at timestamptz(3) NOT NULL DEFAULT now()
);

CREATE INDEX verification_readings_person_idx ON verification_readings (person_id, read_at);
CREATE INDEX verification_readings_moderator_idx ON verification_readings (moderator_id);
CREATE INDEX verification_readings_read_idx ON verification_readings (read_at);

CREATE FUNCTION end_verification(person uuid, ended_as text) RETURNS void
LANGUAGE sql
AS $$
  DELETE FROM verified_people WHERE person_id = person;
  UPDATE verification_requests SET state = ended_as, photo = NULL, ended_at = now()
  WHERE person_id = person AND photo IS NOT NULL;
$$;

CREATE FUNCTION profiles_end_verification() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM end_verification(NEW.id, 'outdated');
  RETURN NULL;
END
$$;

-- The mark is about the first photo.
CREATE TRIGGER profiles_end_verification AFTER UPDATE OF avatar_url ON profiles FOR EACH ROW
  WHEN (old.avatar_url IS DISTINCT FROM new.avatar_url) EXECUTE FUNCTION profiles_end_verification();

-- As after seven days: we erase the photo undecided, so it is no try of the person. It stays for as long as the ban can be undone.
CREATE FUNCTION bans_end_verification() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  DELETE FROM verified_people WHERE person_id = NEW.user_id;
  UPDATE verification_requests SET state = 'expired', ended_at = now()
  WHERE person_id = NEW.user_id AND state = 'waiting';
  RETURN NULL;
END
$$;

-- Not for a ban that has ended: an undone decision brings it back, and its row changes when its moderator leaves.
CREATE TRIGGER bans_end_verification AFTER INSERT ON user_bans FOR EACH ROW
  WHEN (NEW.type = 'ban' AND (NEW.ban_until IS NULL OR NEW.ban_until > now()))
  EXECUTE FUNCTION bans_end_verification();
CREATE TRIGGER bans_changed_end_verification AFTER UPDATE OF type, ban_until ON user_bans FOR EACH ROW
  WHEN (NEW.type = 'ban' AND (NEW.ban_until IS NULL OR NEW.ban_until > now()))
  EXECUTE FUNCTION bans_end_verification();
