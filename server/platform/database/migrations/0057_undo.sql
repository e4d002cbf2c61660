-- A decision can be undone for some seconds. Until then this keeps what it replaced; undo and the job of its email both delete
-- the row, so that one of them wins.
CREATE TABLE undoable_decisions (
  decision_id uuid PRIMARY KEY REFERENCES moderation_log (id) ON DELETE RESTRICT,
  -- NULL: a deleted account.
  person_id uuid REFERENCES profiles (id) ON DELETE CASCADE,
  until timestamptz(3) NOT NULL,
  -- From decision_before().
  kept jsonb NOT NULL
);

CREATE INDEX undoable_decisions_person_idx ON undoable_decisions (person_id);

CREATE FUNCTION is_undone(entry uuid) RETURNS boolean
LANGUAGE sql STABLE
AS $$ SELECT EXISTS (SELECT FROM moderation_log WHERE concerns = entry AND action = 'undo') $$;

-- What a decision about the person can change. Both are locked.
CREATE FUNCTION decision_before(person uuid) RETURNS jsonb
LANGUAGE sql STABLE
AS $$
  SELECT jsonb_build_object(
    'at', now()::timestamptz(3),
    'ban', (SELECT to_jsonb(b) FROM user_bans b WHERE user_id = person),
    'decision', (SELECT decision_id FROM ban_decisions WHERE user_id = person),
    'emailKey', account.email_key,
    'emails', (
      SELECT coalesce(jsonb_agg(to_jsonb(e)), '[]') FROM banned_emails e
      WHERE person_id = person OR (person_id IS NULL AND e.email_key = account.email_key)),
    'reports', (
      SELECT coalesce(jsonb_agg(id), '[]') FROM reports WHERE reported_user_id = person AND NOT resuelta),
    'returned', (SELECT coalesce(jsonb_agg(person_id), '[]') FROM returned_people WHERE deleted_id = person),
    'signals', (
      SELECT coalesce(jsonb_agg(id), '[]') FROM moderation_signals WHERE banned_id = person AND closed_at IS NULL))
  FROM (SELECT) one LEFT JOIN deleted_accounts account ON account.id = person
$$;

-- Brings back what decision_before() found; what is gone meanwhile stays away.
CREATE FUNCTION decision_undo(person uuid, decided text, kept jsonb, moderator uuid, claim_minutes integer) RETURNS void
LANGUAGE plpgsql
AS $$
DECLARE
  report_ids uuid[] := ARRAY(SELECT jsonb_array_elements_text(kept -> 'reports')::uuid);
  returned_ids uuid[] := ARRAY(SELECT jsonb_array_elements_text(kept -> 'returned')::uuid);
BEGIN
  IF decided <> 'dismissal' THEN
    DELETE FROM user_bans WHERE user_id = person;
    IF jsonb_typeof(kept -> 'ban') = 'object' THEN
      INSERT INTO user_bans
      SELECT * FROM jsonb_populate_record(NULL::user_bans, kept -> 'ban' || jsonb_build_object(
        'created_by', (SELECT id FROM profiles WHERE id = (kept #>> '{ban,created_by}')::uuid)));
    END IF;
    INSERT INTO ban_decisions (user_id, decision_id)
    SELECT person, (kept ->> 'decision')::uuid WHERE kept ->> 'decision' IS NOT NULL;
    DELETE FROM banned_emails
    WHERE person_id = person OR (person_id IS NULL AND email_key = kept ->> 'emailKey');
    INSERT INTO banned_emails SELECT * FROM jsonb_populate_recordset(NULL::banned_emails, kept -> 'emails');
    -- An unban closed them; a ban of a deleted account raised others.
    UPDATE moderation_signals s SET closed_at = NULL
    WHERE id IN (SELECT jsonb_array_elements_text(kept -> 'signals')::uuid)
      AND closed_at IS NOT NULL AND closed_by IS NULL
      AND NOT EXISTS (
        SELECT FROM moderation_signals o
        WHERE o.person_id = s.person_id AND o.kind = s.kind AND o.key = s.key AND o.closed_at IS NULL);
    DELETE FROM moderation_signals
    WHERE person_id = ANY (returned_ids) AND kind = 'returning_person' AND banned_id IS NULL
      AND created_at = (kept ->> 'at')::timestamptz(3);
  END IF;
  UPDATE deleted_accounts SET email_key = kept ->> 'emailKey' WHERE id = person;
  INSERT INTO returned_people (person_id, deleted_id)
  SELECT id, person FROM profiles WHERE id = ANY (returned_ids)
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
