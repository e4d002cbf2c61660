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
  -- No photo outlives the wait.
  CONSTRAINT verification_requests_photo CHECK ((photo IS NOT NULL) = (state = 'waiting')),
  CONSTRAINT verification_requests_photo_size CHECK (octet_length(photo) <= 400000),
  CONSTRAINT verification_requests_sent CHECK ((sent_at IS NULL) = (state = 'drawn')),
  CONSTRAINT verification_requests_ended CHECK ((ended_at IS NULL) = (state IN ('drawn', 'waiting'))),
  CONSTRAINT verification_requests_reason CHECK ((reason IS NOT NULL) = (state = 'rejected')),
  CONSTRAINT verification_requests_reasons CHECK (reason IN ('no_gesture', 'other_person', 'unclear'))
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

CREATE FUNCTION end_verification(person uuid, ended_as text) RETURNS void LANGUAGE sql AS $$
  DELETE FROM verified_people WHERE person_id = person;
  UPDATE verification_requests SET state = ended_as, photo = NULL, ended_at = now()
  WHERE person_id = person AND state = 'waiting';
$$;

CREATE FUNCTION profiles_end_verification() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM end_verification(NEW.id, 'outdated');
  RETURN NULL;
END
$$;

-- The mark is about the first photo.
CREATE TRIGGER profiles_end_verification AFTER UPDATE OF avatar_url ON profiles FOR EACH ROW
  WHEN (old.avatar_url IS DISTINCT FROM new.avatar_url) EXECUTE FUNCTION profiles_end_verification();

CREATE FUNCTION discovery_follow_mark() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM discovery_refresh(ARRAY(SELECT person_id FROM changed));
  RETURN NULL;
END
$$;

CREATE TRIGGER discovery_follow_insert AFTER INSERT ON verified_people REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION discovery_follow_mark();
CREATE TRIGGER discovery_follow_delete AFTER DELETE ON verified_people REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION discovery_follow_mark();
