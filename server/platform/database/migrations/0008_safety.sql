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

CREATE TABLE reports (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  reporter_id uuid NOT NULL REFERENCES profiles (id) ON DELETE CASCADE,
  reported_user_id uuid NOT NULL REFERENCES profiles (id) ON DELETE CASCADE,
  -- A language-neutral code.
  reason text NOT NULL CONSTRAINT reports_reason CHECK (reason ~ '\S' AND char_length(reason) <= 100),
  -- Required by the dialogs; imported reports may lack it.
  description text CONSTRAINT reports_description CHECK (description ~ '\S' AND char_length(description) <= 5000),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  resuelta boolean NOT NULL DEFAULT false,
  CONSTRAINT reports_not_self CHECK (reporter_id <> reported_user_id)
);

-- A duplicate only while the earlier report is open.
CREATE UNIQUE INDEX reports_unresolved_key ON reports (reporter_id, reported_user_id, reason) WHERE NOT resuelta;
CREATE INDEX reports_unresolved_idx ON reports (reported_user_id, created_at DESC) WHERE NOT resuelta;
CREATE INDEX reports_reported_idx ON reports (reported_user_id);
CREATE INDEX reports_reporter_idx ON reports (reporter_id);

-- At most one row per person; the history is in moderation_log.
CREATE TABLE user_bans (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL CONSTRAINT user_bans_user_id_key UNIQUE REFERENCES profiles (id) ON DELETE CASCADE,
  type text NOT NULL CONSTRAINT user_bans_type CHECK (type IN ('warning', 'ban')),
  ban_reason text NOT NULL CONSTRAINT user_bans_ban_reason CHECK (ban_reason ~ '\S'),
  -- Empty is permanent.
  ban_until timestamptz(3),
  created_by uuid REFERENCES profiles (id) ON DELETE SET NULL,
  notes text,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  warn_seen boolean NOT NULL DEFAULT false,
  CONSTRAINT user_bans_warning_has_no_end CHECK (type = 'ban' OR ban_until IS NULL)
);

CREATE INDEX user_bans_list_idx ON user_bans (type, created_at DESC);
CREATE INDEX user_bans_created_by_idx ON user_bans (created_by);

-- Append-only. The two people stand as plain ids, so that entries outlive accounts under a pseudonym.
CREATE TABLE moderation_log (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  action text NOT NULL CONSTRAINT moderation_log_action CHECK (action ~ '^[a-z][a-z_]*$'),
  subject_id uuid,
  actor_id uuid,
  reason text,
  notes text,
  ban_until timestamptz(3)
);

CREATE INDEX moderation_log_subject_idx ON moderation_log (subject_id, created_at DESC, id DESC);
CREATE INDEX moderation_log_actor_idx ON moderation_log (actor_id, created_at DESC, id DESC);

CREATE FUNCTION moderation_log_refuse() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  RAISE EXCEPTION 'the moderation log is append-only'
    USING ERRCODE = 'restrict_violation', TABLE = 'moderation_log', CONSTRAINT = 'moderation_log_append_only';
END
$$;

CREATE TRIGGER moderation_log_no_delete BEFORE DELETE OR TRUNCATE ON moderation_log
FOR EACH STATEMENT EXECUTE FUNCTION moderation_log_refuse();

-- The one change allowed: a person becomes a pseudonym, an id that is nobody's.
CREATE FUNCTION moderation_log_is_pseudonymising(before moderation_log, after moderation_log) RETURNS boolean
LANGUAGE sql STABLE
AS $$
  SELECT to_jsonb(before) - '{subject_id,actor_id}'::text[] = to_jsonb(after) - '{subject_id,actor_id}'::text[]
    AND (before.subject_id IS NULL) = (after.subject_id IS NULL)
    AND (before.actor_id IS NULL) = (after.actor_id IS NULL)
    AND NOT EXISTS (
      SELECT FROM profiles
      WHERE (id = after.subject_id AND after.subject_id <> before.subject_id)
        OR (id = after.actor_id AND after.actor_id <> before.actor_id)
    )
$$;

CREATE FUNCTION moderation_log_guard_update() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  IF NOT moderation_log_is_pseudonymising(OLD, NEW) THEN
    RAISE EXCEPTION 'the moderation log is append-only'
      USING ERRCODE = 'restrict_violation', TABLE = 'moderation_log', CONSTRAINT = 'moderation_log_append_only';
  END IF;
  RETURN NEW;
END
$$;

CREATE TRIGGER moderation_log_guard_update BEFORE UPDATE ON moderation_log
FOR EACH ROW EXECUTE FUNCTION moderation_log_guard_update();

-- With the account goes the name in the log: one pseudonym per person keeps their entries together.
CREATE FUNCTION profiles_pseudonymise_log() RETURNS trigger
LANGUAGE plpgsql
AS $$
DECLARE
  pseudonym uuid := gen_random_uuid();
BEGIN
  UPDATE moderation_log
  SET subject_id = CASE subject_id WHEN OLD.id THEN pseudonym ELSE subject_id END,
      actor_id = CASE actor_id WHEN OLD.id THEN pseudonym ELSE actor_id END
  WHERE subject_id = OLD.id OR actor_id = OLD.id;
  RETURN NULL;
END
$$;

CREATE TRIGGER profiles_pseudonymise_log AFTER DELETE ON profiles
FOR EACH ROW EXECUTE FUNCTION profiles_pseudonymise_log();

-- Who may be shown to whom, the one rule. Everything that lists or opens people goes through it:
-- an account that is confirmed and not banned now, and no block between the two in either direction.
--
-- A set-returning SQL function of this shape is inlined by the planner: in a FROM clause it costs what its joins cost.
CREATE VIEW visible_people AS
SELECT "id" AS id
FROM auth_user
WHERE "emailVerified"
  AND NOT EXISTS (
    SELECT FROM user_bans b
    WHERE b.user_id = auth_user."id" AND b.type = 'ban' AND (b.ban_until IS NULL OR b.ban_until > now())
  );

CREATE FUNCTION people_visible_to(viewer uuid) RETURNS TABLE (id uuid)
LANGUAGE sql STABLE
AS $$
  SELECT v.id
  FROM visible_people v
  WHERE NOT EXISTS (SELECT FROM user_blocks b WHERE b.blocker_id = viewer AND b.blocked_id = v.id)
    AND NOT EXISTS (SELECT FROM user_blocks b WHERE b.blocked_id = viewer AND b.blocker_id = v.id)
$$;

CREATE FUNCTION person_visible(viewer uuid, person uuid) RETURNS boolean
LANGUAGE sql STABLE
AS $$ SELECT EXISTS (SELECT FROM people_visible_to(viewer) v WHERE v.id = person) $$;
