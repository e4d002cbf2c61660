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

CREATE INDEX matches_user1_idx ON matches (user1_id, updated_at DESC, id DESC);
CREATE INDEX matches_user2_idx ON matches (user2_id, updated_at DESC, id DESC);

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
