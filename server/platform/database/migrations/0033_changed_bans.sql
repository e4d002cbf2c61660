-- A ban whose duration is changed to permanent awaits a second look as well, of somebody else than who changed it.
CREATE OR REPLACE TRIGGER moderation_log_second_look
AFTER INSERT ON moderation_log
FOR EACH ROW WHEN (NEW.action IN ('ban', 'ban_changed') AND NEW.ban_until IS NULL)
EXECUTE FUNCTION moderation_log_second_look();

-- Also the second look that a change takes from a ban.
CREATE OR REPLACE FUNCTION decision_before(person uuid) RETURNS jsonb
LANGUAGE sql STABLE
AS $$
  SELECT jsonb_strip_nulls(jsonb_build_object(
    'ban', (SELECT to_jsonb(b) FROM user_bans b WHERE user_id = person),
    'decision', (SELECT decision_id FROM ban_decisions WHERE user_id = person),
    'email', (SELECT to_jsonb(e) FROM banned_emails e WHERE person_id = person),
    'look', (SELECT l.decision_id FROM second_looks l
      JOIN moderation_log e ON e.id = l.decision_id
      JOIN ban_decisions d ON d.decision_id = CASE e.action WHEN 'ban_changed' THEN e.concerns ELSE e.id END
      WHERE d.user_id = person LIMIT 1),
    'flags', ARRAY(SELECT id FROM moderation_signals WHERE person_id = person AND closed_at IS NULL),
    'signals', ARRAY(SELECT id FROM moderation_signals WHERE banned_id = person AND closed_at IS NULL),
    'reports', ARRAY(SELECT id FROM reports WHERE reported_user_id = person AND NOT resuelta),
    'emailKey', (SELECT email_key FROM deleted_accounts WHERE id = person),
    'returned', ARRAY(SELECT person_id FROM returned_people WHERE deleted_id = person),
    'mark', (SELECT jsonb_build_object('since', v.verified_at, 'photo', p.avatar_url)
      FROM verified_people v JOIN profiles p ON p.id = v.person_id WHERE p.id = person)))
$$;

CREATE OR REPLACE FUNCTION decision_undo(person uuid, decided text, kept jsonb, moderator uuid, claim_minutes integer) RETURNS void
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
  IF decided IN ('ban', 'unban', 'ban_changed') THEN
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
  -- These closed what had flagged the person; what lost its cause meanwhile names nobody any more.
  IF decided IN ('warning', 'ban') THEN
    UPDATE moderation_signals s SET
      closed_at = NULL,
      closed_by = NULL,
      detail = CASE WHEN kept_text IS NULL THEN detail ELSE detail || jsonb_build_object('text', kept_text) END,
      kept_text = NULL
    WHERE id IN (SELECT jsonb_array_elements_text(kept -> 'flags')::uuid) AND closed_by = moderator
      AND NOT EXISTS (
        SELECT FROM moderation_signals o
        WHERE o.person_id = s.person_id AND o.kind = s.kind AND o.key = s.key AND o.closed_at IS NULL);
  END IF;
  -- No other decision ends the mark; after a warning its owner may have dropped it.
  IF decided = 'ban' THEN
    INSERT INTO verified_people (person_id, verified_at)
    SELECT id, (kept #>> '{mark,since}')::timestamptz FROM profiles
    WHERE id = person AND kept ? 'mark' AND avatar_url = kept #>> '{mark,photo}'
    ON CONFLICT DO NOTHING;
  END IF;
  INSERT INTO second_looks (decision_id)
  SELECT (kept ->> 'look')::uuid WHERE decided = 'ban_changed' AND kept ? 'look' ON CONFLICT DO NOTHING;
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
