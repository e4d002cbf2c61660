-- What moderators work through: one row per person with unresolved reports, kept by triggers on `reports`, so that the list is
-- ordered by an index however many reports there are.
CREATE TABLE moderation_cases (
  person_id uuid PRIMARY KEY REFERENCES profiles (id) ON DELETE CASCADE,
  open_reports integer NOT NULL CONSTRAINT moderation_cases_open_reports CHECK (open_reports > 0),
  -- How many people have reported.
  reporters integer NOT NULL CONSTRAINT moderation_cases_reporters CHECK (reporters BETWEEN 1 AND open_reports),
  -- Sort key, the heaviest first: see moderation_case_of.
  weight double precision NOT NULL,
  last_report_at timestamptz(3) NOT NULL,
  last_reason text NOT NULL,
  -- The moderator who looks at it, until when. The claim ends with the case.
  claimed_by uuid REFERENCES profiles (id) ON DELETE SET NULL,
  claimed_until timestamptz(3),
  CONSTRAINT moderation_cases_claim CHECK (claimed_by IS NULL OR claimed_until IS NOT NULL)
);

CREATE INDEX moderation_cases_order_idx ON moderation_cases (weight DESC, person_id DESC);
CREATE INDEX moderation_cases_claimed_by_idx ON moderation_cases (claimed_by);

-- How much a report of this reason counts; 1 is ordinary. Imported reasons may be any text.
CREATE FUNCTION report_severity(reason text) RETURNS double precision
LANGUAGE sql IMMUTABLE
AS $$
  SELECT CASE reason
    WHEN 'harassment' THEN 3
    WHEN 'impersonation' THEN 2
    WHEN 'inappropriate_content' THEN 2
    WHEN 'inappropriate_photo' THEN 2
    WHEN 'offensive_content' THEN 2
    WHEN 'fake_profile' THEN 1.5
    ELSE 1
  END::double precision
$$;

-- What a point in time adds to a weight: ln 2 every 14 days. A report so counts half as much as one that is 14 days younger,
-- whenever the two are compared, and no weight changes with time.
CREATE FUNCTION moderation_recency(moment timestamptz) RETURNS double precision
LANGUAGE sql IMMUTABLE
AS $$ SELECT extract(epoch FROM moment)::double precision / (14 * 86400) * ln(2::double precision) $$;

-- A person's case, from their unresolved reports; no row where there are none. Each reporter has a share: their weightiest
-- report, and a tenth of the others. The weight is the logarithm of the sum of the shares times the square root of the number
-- of reporters: three people weigh more than three reports of one.
CREATE FUNCTION moderation_case_of(person uuid)
RETURNS TABLE (open_reports integer, reporters integer, weight double precision, last_report_at timestamptz, last_reason text)
LANGUAGE sql STABLE
AS $$
  WITH report AS (
    SELECT reporter_id, reason, created_at, id,
      ln(report_severity(reason)) + moderation_recency(created_at) AS weight
    FROM reports WHERE reported_user_id = person AND NOT resuelta
  ), relative AS (
    -- Against the weightiest, because the powers themselves leave the range of the type. exp() fails below -745.
    SELECT *, exp(greatest(report.weight - max(report.weight) OVER (), -700)) AS worth FROM report
  ), share AS (
    SELECT 0.9 * max(worth) + 0.1 * sum(worth) AS worth FROM relative GROUP BY reporter_id
  )
  SELECT
    (SELECT count(*) FROM report)::integer,
    count(*)::integer,
    (SELECT max(report.weight) FROM report) + ln(sum(share.worth)) + ln(count(*)::double precision) / 2,
    (SELECT max(created_at) FROM report),
    (SELECT reason FROM report ORDER BY created_at DESC, id DESC LIMIT 1)
  FROM share HAVING count(*) > 0
$$;

-- Brings a person's case up to date. Its row is locked before the reports are read, by a statement of its own: of two
-- transactions that report one person at once, the second waits here and then sees both reports.
CREATE FUNCTION moderation_case_refresh(person uuid) RETURNS void
LANGUAGE plpgsql
AS $$
BEGIN
  LOOP
    PERFORM FROM moderation_cases WHERE person_id = person FOR UPDATE;
    EXIT WHEN FOUND;
    -- Waits for a transaction that inserts the same row. A person whose account is being deleted gets none.
    INSERT INTO moderation_cases (person_id, open_reports, reporters, weight, last_report_at, last_reason)
    SELECT p.id, c.* FROM profiles p CROSS JOIN LATERAL moderation_case_of(p.id) c WHERE p.id = person
    ON CONFLICT DO NOTHING;
    IF FOUND THEN
      RETURN;
    END IF;
    PERFORM FROM profiles p CROSS JOIN LATERAL moderation_case_of(p.id) WHERE p.id = person;
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

-- In the order of their ids, as all locks are taken.
CREATE FUNCTION reports_refresh_cases() RETURNS trigger
LANGUAGE plpgsql
AS $$
DECLARE
  person uuid;
BEGIN
  FOR person IN SELECT DISTINCT reported_user_id FROM changed ORDER BY 1 LOOP
    PERFORM moderation_case_refresh(person);
  END LOOP;
  RETURN NULL;
END
$$;

CREATE TRIGGER reports_refresh_cases_insert AFTER INSERT ON reports
REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION reports_refresh_cases();
CREATE TRIGGER reports_refresh_cases_update AFTER UPDATE ON reports
REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION reports_refresh_cases();
CREATE TRIGGER reports_refresh_cases_delete AFTER DELETE ON reports
REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION reports_refresh_cases();

INSERT INTO moderation_cases (person_id, open_reports, reporters, weight, last_report_at, last_reason)
SELECT reported.id, c.*
FROM (SELECT DISTINCT reported_user_id AS id FROM reports WHERE NOT resuelta) reported
CROSS JOIN LATERAL moderation_case_of(reported.id) c;

-- The list of banned people, page by page.
DROP INDEX user_bans_list_idx;
CREATE INDEX user_bans_list_idx ON user_bans (type, created_at DESC, user_id DESC);
