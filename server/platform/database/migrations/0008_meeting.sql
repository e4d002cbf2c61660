CREATE TABLE user_blocks (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  blocker_id uuid NOT NULL REFERENCES profiles (id) ON DELETE CASCADE,
  blocked_id uuid NOT NULL REFERENCES profiles (id) ON DELETE CASCADE,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  CONSTRAINT user_blocks_not_self CHECK (blocker_id <> blocked_id),
  CONSTRAINT user_blocks_pair_key UNIQUE (blocker_id, blocked_id)
);

CREATE INDEX user_blocks_reverse_idx ON user_blocks (blocked_id, blocker_id);
CREATE INDEX user_blocks_list_idx ON user_blocks (blocker_id, created_at DESC, id DESC);

-- Who may be shown to whom, the one rule: visible people without a block between the two in either direction. A set-returning
-- SQL function of this shape is inlined by the planner: in a FROM clause it costs what its joins cost.
CREATE FUNCTION people_visible_to(viewer uuid) RETURNS TABLE (id uuid)
LANGUAGE sql STABLE
AS $$
  SELECT v.id
  FROM visible_people v
  WHERE NOT EXISTS (SELECT FROM user_blocks b WHERE b.blocker_id = viewer AND b.blocked_id = v.id)
    AND NOT EXISTS (SELECT FROM user_blocks b WHERE b.blocked_id = viewer AND b.blocker_id = v.id)
$$;

-- The foreign keys would lock the two in the order of the keys; the lock order is by id. What lies between the two looks for a
-- block after it has these locks, as its statement may have begun before the block was committed: a message or like that is sent
-- at the same moment is either stored before the block or refused.
CREATE FUNCTION user_blocks_hold_people() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM hold_person(least(NEW.blocker_id, NEW.blocked_id), false);
  PERFORM hold_person(greatest(NEW.blocker_id, NEW.blocked_id), false);
  RETURN NEW;
END
$$;

CREATE TRIGGER user_blocks_hold_people BEFORE INSERT ON user_blocks
FOR EACH ROW EXECUTE FUNCTION user_blocks_hold_people();

CREATE TABLE matches (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user1_id uuid NOT NULL REFERENCES profiles (id) ON DELETE CASCADE,
  user2_id uuid NOT NULL REFERENCES profiles (id) ON DELETE CASCADE,
  liked_by_user1 boolean NOT NULL DEFAULT false,
  liked_by_user2 boolean NOT NULL DEFAULT false,
  matched_at timestamptz(3),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  CONSTRAINT matches_pair_ordered CHECK (user1_id < user2_id),
  CONSTRAINT matches_pair_key UNIQUE (user1_id, user2_id)
) WITH (fillfactor = 90);

-- One for each match list on each side of the pair, in the order of the list (MATCH-07): reading or counting a list touches no
-- pair outside it.
CREATE INDEX matches_user1_liked_idx ON matches (user1_id, updated_at DESC, id DESC) WHERE liked_by_user1;
CREATE INDEX matches_user1_liked_by_idx ON matches (user1_id, updated_at DESC, id DESC) WHERE liked_by_user2;
CREATE INDEX matches_user1_mutual_idx ON matches (user1_id, updated_at DESC, id DESC) WHERE liked_by_user1 AND liked_by_user2;
CREATE INDEX matches_user2_liked_idx ON matches (user2_id, updated_at DESC, id DESC) WHERE liked_by_user2;
CREATE INDEX matches_user2_liked_by_idx ON matches (user2_id, updated_at DESC, id DESC) WHERE liked_by_user1;
CREATE INDEX matches_user2_mutual_idx ON matches (user2_id, updated_at DESC, id DESC) WHERE liked_by_user1 AND liked_by_user2;

-- For the cascade of a deleted person, which also removes pairs that are in no list; user1_id leads matches_pair_key.
CREATE INDEX matches_user2_idx ON matches (user2_id);

-- `matched_at` says since when the like is mutual, and nothing while it is not; `updated_at` moves with each change.
-- An inserted row keeps the times it brings.
CREATE FUNCTION matches_keep_times() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  IF NOT (NEW.liked_by_user1 AND NEW.liked_by_user2) THEN
    NEW.matched_at := NULL;
  ELSIF TG_OP = 'UPDATE' AND NOT (OLD.liked_by_user1 AND OLD.liked_by_user2) THEN
    NEW.matched_at := now();
  ELSE
    NEW.matched_at := coalesce(NEW.matched_at, now());
  END IF;
  IF TG_OP = 'UPDATE' AND NEW IS DISTINCT FROM OLD THEN
    NEW.updated_at := now();
  END IF;
  RETURN NEW;
END
$$;

CREATE TRIGGER matches_keep_times BEFORE INSERT OR UPDATE ON matches
FOR EACH ROW EXECUTE FUNCTION matches_keep_times();

-- Whoever is newly liked gets the dot. Taking a like back leaves it.
CREATE FUNCTION matches_notify_liked() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  IF NEW.liked_by_user1 AND (TG_OP = 'INSERT' OR NOT OLD.liked_by_user1) THEN
    UPDATE profiles SET notificacion_like = true WHERE id = NEW.user2_id AND NOT notificacion_like;
  END IF;
  IF NEW.liked_by_user2 AND (TG_OP = 'INSERT' OR NOT OLD.liked_by_user2) THEN
    UPDATE profiles SET notificacion_like = true WHERE id = NEW.user1_id AND NOT notificacion_like;
  END IF;
  RETURN NULL;
END
$$;

CREATE TRIGGER matches_notify_liked AFTER INSERT OR UPDATE OF liked_by_user1, liked_by_user2 ON matches
FOR EACH ROW EXECUTE FUNCTION matches_notify_liked();

-- On INSERT only: a like is one, also where the pair has its row already, and the row itself is locked after this. A like after a
-- block is skipped, and then finds the other one invisible.
CREATE FUNCTION matches_hold_people() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM hold_person(NEW.user1_id, NEW.liked_by_user2);
  PERFORM hold_person(NEW.user2_id, NEW.liked_by_user1);
  IF EXISTS (
    SELECT FROM user_blocks
    WHERE (blocker_id, blocked_id) IN ((NEW.user1_id, NEW.user2_id), (NEW.user2_id, NEW.user1_id))
  ) THEN
    RETURN NULL;
  END IF;
  RETURN NEW;
END
$$;

CREATE TRIGGER matches_hold_people BEFORE INSERT ON matches
FOR EACH ROW EXECUTE FUNCTION matches_hold_people();

-- A few words that came with a like, about something on the receiver's profile.
CREATE TABLE like_words (
  author_id uuid NOT NULL REFERENCES profiles (id) ON DELETE CASCADE,
  receiver_id uuid NOT NULL REFERENCES profiles (id) ON DELETE CASCADE,
  text text NOT NULL,
  about_kind text NOT NULL
    CONSTRAINT like_words_about_kind CHECK (about_kind IN ('title', 'prompt', 'photo')),
  -- The id of what they are about. The words stay when that is gone.
  about_id text NOT NULL,
  written_at timestamptz(3) NOT NULL DEFAULT now(),
  -- Then nobody sees them; the receiver may still report them.
  withdrawn_at timestamptz(3),
  PRIMARY KEY (author_id, receiver_id),
  CONSTRAINT like_words_other_person CHECK (author_id <> receiver_id),
  CONSTRAINT like_words_text CHECK (text <> '' AND char_length(text) <= 120 AND text !~ '[\n\r]')
);

CREATE INDEX like_words_receiver_idx ON like_words (receiver_id);
CREATE INDEX like_words_withdrawn_idx ON like_words (withdrawn_at) WHERE withdrawn_at IS NOT NULL;

-- People who want likes without words.
CREATE TABLE like_words_refusals (
  person_id uuid PRIMARY KEY REFERENCES profiles (id) ON DELETE CASCADE
);

-- Words are withdrawn with their like.
CREATE FUNCTION matches_withdraw_words() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  UPDATE like_words SET withdrawn_at = now()
  WHERE withdrawn_at IS NULL AND (
    (OLD.liked_by_user1 AND NOT NEW.liked_by_user1 AND author_id = NEW.user1_id AND receiver_id = NEW.user2_id)
    OR (OLD.liked_by_user2 AND NOT NEW.liked_by_user2 AND author_id = NEW.user2_id AND receiver_id = NEW.user1_id));
  RETURN NULL;
END
$$;

CREATE TRIGGER matches_withdraw_words AFTER UPDATE OF liked_by_user1, liked_by_user2 ON matches
  FOR EACH ROW
  WHEN ((OLD.liked_by_user1 AND NOT NEW.liked_by_user1) OR (OLD.liked_by_user2 AND NOT NEW.liked_by_user2))
  EXECUTE FUNCTION matches_withdraw_words();

-- A block withdraws the words of both, for good.
CREATE FUNCTION user_blocks_withdraw_words() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  UPDATE like_words SET withdrawn_at = now()
  WHERE withdrawn_at IS NULL AND (author_id, receiver_id) IN ((NEW.blocker_id, NEW.blocked_id), (NEW.blocked_id, NEW.blocker_id));
  RETURN NULL;
END
$$;

CREATE TRIGGER user_blocks_withdraw_words AFTER INSERT ON user_blocks
  FOR EACH ROW EXECUTE FUNCTION user_blocks_withdraw_words();

-- People hidden from a member's own dashboard. Only the member knows, and nothing else changes between the two.
CREATE TABLE hidden_people (
  person_id uuid NOT NULL REFERENCES profiles (id) ON DELETE CASCADE,
  hidden_id uuid NOT NULL REFERENCES profiles (id) ON DELETE CASCADE,
  hidden_at timestamptz(3) NOT NULL DEFAULT now(),
  CONSTRAINT hidden_people_not_self CHECK (person_id <> hidden_id),
  PRIMARY KEY (person_id, hidden_id)
);

CREATE INDEX hidden_people_list_idx ON hidden_people (person_id, hidden_at DESC, hidden_id DESC);
CREATE INDEX hidden_people_reverse_idx ON hidden_people (hidden_id);

-- "Six for today": who is shown to whom on a local day. The keys let several servers choose at once: a place is taken
-- once, nobody is shown twice to one person, and nobody to more than twenty people a day.
CREATE TABLE daily_people (
  person_id uuid NOT NULL REFERENCES profiles (id) ON DELETE CASCADE,
  day date NOT NULL,
  place smallint NOT NULL CONSTRAINT daily_people_place CHECK (place BETWEEN 1 AND 6),
  shown_id uuid NOT NULL REFERENCES profiles (id) ON DELETE CASCADE,
  -- Counts the showings of a person on a day.
  showing smallint NOT NULL CONSTRAINT daily_people_showing CHECK (showing BETWEEN 1 AND 20),
  PRIMARY KEY (person_id, day, place),
  CONSTRAINT daily_people_once UNIQUE (person_id, shown_id),
  CONSTRAINT daily_people_showings UNIQUE (shown_id, day, showing),
  CONSTRAINT daily_people_others CHECK (person_id <> shown_id)
);

-- For the deletion of old days.
CREATE INDEX daily_people_day_idx ON daily_people (day);

-- When each person's latest "six for today" were drawn, and for which local day. One row decides for all devices and time
-- zones.
CREATE TABLE daily_draws (
  person_id uuid PRIMARY KEY REFERENCES profiles (id) ON DELETE CASCADE,
  day date NOT NULL,
  drawn_at timestamptz(3) NOT NULL
);

-- For the deletion of old draws.
CREATE INDEX daily_draws_day_idx ON daily_draws (day);

-- Filters of discovery under a name. Each takes one of a person's slots, so that two requests at once never exceed them.
CREATE TABLE saved_searches (
  id uuid PRIMARY KEY,
  person_id uuid NOT NULL REFERENCES profiles (id) ON DELETE CASCADE,
  slot smallint NOT NULL,
  name text NOT NULL,
  sort text NOT NULL,
  filters jsonb NOT NULL,
  in_digest boolean NOT NULL DEFAULT true,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  -- The digest counts who arrives later.
  told_until timestamptz(3) NOT NULL DEFAULT now(),
  CONSTRAINT saved_searches_slot CHECK (slot BETWEEN 1 AND 5),
  CONSTRAINT saved_searches_slot_key UNIQUE (person_id, slot),
  CONSTRAINT saved_searches_name CHECK (name <> '' AND char_length(name) <= 40),
  CONSTRAINT saved_searches_filters CHECK (jsonb_typeof(filters) = 'object')
);

CREATE UNIQUE INDEX saved_searches_name_key ON saved_searches (person_id, lower(name));

-- Since when a person can be discovered: from the moment their email is first confirmed.
CREATE TABLE arrivals (
  person_id uuid PRIMARY KEY REFERENCES auth_user (id) ON DELETE CASCADE,
  arrived_at timestamptz(3) NOT NULL DEFAULT now()
);

CREATE INDEX arrivals_time_idx ON arrivals (arrived_at);

CREATE FUNCTION auth_user_arrive() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  INSERT INTO arrivals (person_id) SELECT id FROM changed WHERE "emailVerified" ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;

CREATE TRIGGER auth_user_arrive AFTER INSERT ON auth_user
REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION auth_user_arrive();

CREATE FUNCTION auth_user_arrive_confirmed() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  INSERT INTO arrivals (person_id) VALUES (NEW.id) ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;

CREATE TRIGGER auth_user_arrive_confirmed AFTER UPDATE OF "emailVerified" ON auth_user
FOR EACH ROW WHEN (NEW."emailVerified" AND NOT OLD."emailVerified") EXECUTE FUNCTION auth_user_arrive_confirmed();
