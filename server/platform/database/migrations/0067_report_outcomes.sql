-- Whether anything was done about what a person reported, for that person alone: never what, and nothing about the
-- reported person. One row per reporter and decision.
CREATE TABLE report_outcomes (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  reporter_id uuid NOT NULL REFERENCES profiles (id) ON DELETE CASCADE,
  decision_id uuid NOT NULL REFERENCES moderation_log (id) ON DELETE RESTRICT,
  -- The reporter's own; decided ones go with either account.
  report_ids uuid[] NOT NULL CONSTRAINT report_outcomes_report_ids CHECK (cardinality(report_ids) > 0),
  reported_at timestamptz(3) NOT NULL,
  is_acted boolean NOT NULL,
  -- Answers an appeal.
  is_final boolean NOT NULL,
  told_at timestamptz(3) NOT NULL DEFAULT now(),
  appealed_at timestamptz(3),
  CONSTRAINT report_outcomes_decision_key UNIQUE (decision_id, reporter_id),
  CONSTRAINT report_outcomes_appeal CHECK (appealed_at IS NULL OR NOT (is_acted OR is_final))
);
CREATE INDEX report_outcomes_reporter_idx ON report_outcomes (reporter_id, told_at DESC);

-- The reporter's appeal against "nothing", with the report that it opened again: it outlives the reporter's account as
-- the report does.
CREATE TABLE report_appeals (
  report_id uuid PRIMARY KEY REFERENCES reports (id) ON DELETE CASCADE,
  decision_id uuid NOT NULL REFERENCES moderation_log (id) ON DELETE RESTRICT,
  body text NOT NULL CONSTRAINT report_appeals_body CHECK (body ~ '\S' AND char_length(body) <= 2000),
  created_at timestamptz(3) NOT NULL DEFAULT now()
);
-- For the foreign key.
CREATE INDEX report_appeals_decision_idx ON report_appeals (decision_id);

-- Whoever decided before about an open appeal of a reporter.
CREATE FUNCTION has_decided_before(moderator uuid, person uuid) RETURNS boolean
LANGUAGE sql STABLE
AS $$
  SELECT EXISTS (
    SELECT FROM report_appeals appeal
    JOIN reports ON reports.id = appeal.report_id
    WHERE reports.reported_user_id = person AND NOT reports.resuelta AND has_decided(moderator, appeal.decision_id))
$$;
