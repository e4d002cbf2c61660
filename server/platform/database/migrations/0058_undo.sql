-- A decision can be undone for some seconds. Until then this keeps what it replaced. Undo and the job that queues its email both
-- delete the row, so that one of them wins.
CREATE TABLE undoable_decisions (
  decision_id uuid PRIMARY KEY REFERENCES moderation_log (id) ON DELETE RESTRICT,
  until timestamptz(3) NOT NULL,
  -- From decision_before().
  kept jsonb NOT NULL
);

CREATE FUNCTION is_undone(entry uuid) RETURNS boolean
LANGUAGE sql STABLE
AS $$ SELECT EXISTS (SELECT FROM moderation_log WHERE concerns = entry AND action = 'undo') $$;

-- What a decision about the person, who is locked, can change.
CREATE FUNCTION decision_before(person uuid) RETURNS jsonb
LANGUAGE sql STABLE
AS $$
  SELECT jsonb_strip_nulls(jsonb_build_object(
    'ban', (SELECT to_jsonb(b) FROM user_bans b WHERE user_id = person),
    'decision', (SELECT decision_id FROM ban_decisions WHERE user_id = person),
    'email', (SELECT to_jsonb(e) FROM banned_emails e WHERE person_id = person),
    'signals', ARRAY(SELECT id FROM moderation_signals WHERE banned_id = person AND closed_at IS NULL),
    'reports', ARRAY(SELECT id FROM reports WHERE reported_user_id = person AND NOT resuelta),
    'emailKey', (SELECT email_key FROM deleted_accounts WHERE id = person),
    'returned', ARRAY(SELECT person_id FROM returned_people WHERE deleted_id = person)))
$$;

-- Brings back what decision_before() found; what is gone meanwhile stays away. kept.newEmail: of a deleted account's ban.
CREATE FUNCTION decision_undo(person uuid, decided text, kept jsonb, moderator uuid, claim_minutes integer) RETURNS void
LANGUAGE plpgsql
AS $$
DECLARE
  report_ids uuid[] := ARRAY(SELECT jsonb_array_elements_text(kept -> 'reports')::uuid);
  returned_ids uuid[] := ARRAY(SELECT jsonb_array_elements_text(kept -> 'returned')::uuid);
  email_id uuid;
  flagged_ids uuid[];
BEGIN
  IF decided <> 'dismissal' THEN
    DELETE FROM user_bans WHERE user_id = person;
    INSERT INTO user_bans
    SELECT * FROM jsonb_populate_record(NULL::user_bans, kept -> 'ban' || jsonb_build_object(
      'created_by', (SELECT id FROM profiles WHERE id = (kept #>> '{ban,created_by}')::uuid))) b
    WHERE b.id IS NOT NULL;
    INSERT INTO ban_decisions (user_id, decision_id)
    SELECT person, (kept ->> 'decision')::uuid WHERE kept ? 'decision';
  END IF;
  IF decided IN ('ban', 'unban') THEN
    DELETE FROM banned_emails WHERE person_id = person OR id = (kept ->> 'newEmail')::uuid RETURNING id INTO email_id;
    INSERT INTO banned_emails
    SELECT * FROM jsonb_populate_record(NULL::banned_emails, kept -> 'email') e WHERE e.id IS NOT NULL;
    -- Those that the ban's own address has raised.
    WITH closed AS (
      UPDATE moderation_signals SET closed_at = now()
      WHERE detail ->> 'bannedEmail' = email_id::text AND closed_at IS NULL
        AND NOT EXISTS (SELECT FROM banned_emails WHERE id = email_id)
      RETURNING person_id
    ) SELECT array_agg(person_id) INTO flagged_ids FROM closed;
    -- An unban closed them.
    UPDATE moderation_signals s SET closed_at = NULL
    WHERE id IN (SELECT jsonb_array_elements_text(kept -> 'signals')::uuid)
      AND closed_at IS NOT NULL AND closed_by IS NULL
      AND NOT EXISTS (
        SELECT FROM moderation_signals o
        WHERE o.person_id = s.person_id AND o.kind = s.kind AND o.key = s.key AND o.closed_at IS NULL);
  END IF;
  UPDATE deleted_accounts SET email_key = coalesce(kept ->> 'emailKey', email_key) WHERE id = person;
  INSERT INTO returned_people (person_id, deleted_id)
  SELECT p.id, a.id FROM profiles p, deleted_accounts a WHERE p.id = ANY (returned_ids || flagged_ids) AND a.id = person
  ON CONFLICT DO NOTHING;
  -- The same person may have reported the same meanwhile.
  UPDATE reports r SET resuelta = false
  WHERE id = ANY (report_ids) AND resuelta AND NOT EXISTS (
    SELECT FROM reports o
    WHERE o.reporter_id = r.reporter_id AND o.reported_user_id = r.reported_user_id AND o.reason = r.reason
      AND NOT o.resuelta);
  DELETE FROM report_reviews WHERE report_id = ANY (report_ids);
  UPDATE moderation_cases SET claimed_by = moderator, claimed_until = now() + make_interval(mins => claim_minutes)
  WHERE person_id = person AND (claimed_by IS NULL OR claimed_until <= now());
END
$$;

-- Reports about a deleted account can become unresolved again.
CREATE OR REPLACE FUNCTION moderation_case_refresh(person uuid) RETURNS void
LANGUAGE plpgsql
AS $$
BEGIN
  LOOP
    PERFORM FROM moderation_cases WHERE person_id = person FOR UPDATE;
    EXIT WHEN FOUND;
    -- Waits for a transaction that inserts the same row. A person whose account is being deleted gets none.
    INSERT INTO moderation_cases (person_id, open_reports, reporters, weight, last_report_at, last_reason)
    SELECT p.id, c.* FROM moderated_people p CROSS JOIN LATERAL moderation_case_of(p.id) c WHERE p.id = person
    ON CONFLICT DO NOTHING;
    IF FOUND THEN
      RETURN;
    END IF;
    PERFORM FROM moderated_people p CROSS JOIN LATERAL moderation_case_of(p.id) WHERE p.id = person;
    IF NOT FOUND THEN
      RETURN;
    END IF;
  END LOOP;
  UPDATE moderation_cases SET
    open_reports = c.open_reports,
    reporters = c.reporters,
    weight = c.weight,
    last_report_at = c.last_report_at,
    last_reason = c.last_reason
  FROM moderation_case_of(person) c WHERE person_id = person;
  IF NOT FOUND THEN
    DELETE FROM moderation_cases WHERE person_id = person;
  END IF;
END
$$;

-- A report whose decision can be undone outlives its reporter like an unresolved one.
CREATE OR REPLACE FUNCTION profiles_keep_reports() RETURNS trigger
LANGUAGE plpgsql
AS $$
DECLARE
  as_reporter uuid := gen_random_uuid();
  as_reported uuid;
BEGIN
  PERFORM FROM reports WHERE reporter_id = OLD.id OR reported_user_id = OLD.id ORDER BY id FOR UPDATE;
  DELETE FROM reports r WHERE resuelta AND (
    reported_user_id = OLD.id
    OR (reporter_id = OLD.id AND NOT EXISTS (SELECT FROM undoable_decisions WHERE kept -> 'reports' ? r.id::text)));
  PERFORM FROM moderation_cases
  WHERE person_id = OLD.id OR claimed_by = OLD.id
    OR person_id IN (SELECT reported_user_id FROM reports WHERE reporter_id = OLD.id)
  ORDER BY person_id FOR UPDATE;
  IF EXISTS (SELECT FROM reports WHERE reported_user_id = OLD.id) THEN
    as_reported := moderation_pseudonym(OLD.id);
    INSERT INTO deleted_accounts (id) VALUES (as_reported) ON CONFLICT DO NOTHING;
    UPDATE moderation_cases SET person_id = as_reported WHERE person_id = OLD.id;
  END IF;
  UPDATE reports SET
    reporter_id = CASE reporter_id WHEN OLD.id THEN as_reporter ELSE reporter_id END,
    reported_user_id = CASE reported_user_id WHEN OLD.id THEN as_reported ELSE reported_user_id END
  WHERE reporter_id = OLD.id OR reported_user_id = OLD.id;
  RETURN OLD;
END
$$;
