-- How long a case has been waiting: its first unresolved report.
ALTER TABLE moderation_cases ADD COLUMN first_report_at timestamptz(3);

UPDATE moderation_cases SET first_report_at = (
  SELECT min(created_at) FROM reports WHERE reported_user_id = person_id AND NOT resuelta);

CREATE FUNCTION moderation_case_since(person uuid) RETURNS timestamptz
LANGUAGE sql STABLE
AS $$ SELECT min(created_at) FROM reports WHERE reported_user_id = person AND NOT resuelta $$;

CREATE OR REPLACE FUNCTION moderation_case_refresh(person uuid) RETURNS void
LANGUAGE plpgsql
AS $$
BEGIN
  LOOP
    PERFORM FROM moderation_cases WHERE person_id = person FOR UPDATE;
    EXIT WHEN FOUND;
    -- Waits for a transaction that inserts the same row. A person whose account is being deleted gets none.
    INSERT INTO moderation_cases
      (person_id, open_reports, reporters, weight, last_report_at, last_reason, urgency, first_report_at)
    SELECT p.id, c.*, moderation_case_urgency(p.id), moderation_case_since(p.id)
    FROM moderated_people p CROSS JOIN LATERAL moderation_case_of(p.id) c WHERE p.id = person
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
    last_reason = c.last_reason,
    urgency = moderation_case_urgency(person),
    first_report_at = moderation_case_since(person)
  FROM moderation_case_of(person) c WHERE person_id = person;
  IF NOT FOUND THEN
    DELETE FROM moderation_cases WHERE person_id = person;
  END IF;
END
$$;

ALTER TABLE moderation_cases ALTER COLUMN first_report_at SET NOT NULL;
