-- Whether both are asked, each for themselves, what came of a plan: for 14 days after its end, while both have accounts.
CREATE FUNCTION plan_is_asked(plan plans) RETURNS boolean
LANGUAGE sql STABLE
AS $$
  SELECT plan.standing = 'accepted' AND num_nulls(plan.proposer_id, plan.receiver_id) = 0
    AND plan.starts_at + make_interval(mins => plan.minutes) <= now()
    AND plan.starts_at + make_interval(mins => plan.minutes, hours => 336) > now()
$$;

-- What each said. Nothing tells when.
CREATE TABLE meeting_answers (
  plan_id uuid NOT NULL REFERENCES plans (id) ON DELETE CASCADE,
  person_id uuid NOT NULL,
  answer text NOT NULL,
  PRIMARY KEY (plan_id, person_id),
  CONSTRAINT meeting_answers_answer CHECK (answer IN ('met', 'notMet', 'wrong', 'unsaid'))
);
CREATE INDEX meeting_answers_person_idx ON meeting_answers (person_id);

-- Only the two answer, and only while they are asked.
CREATE FUNCTION meeting_answers_arrive() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  IF NOT EXISTS (
    SELECT FROM plans p WHERE p.id = NEW.plan_id AND NEW.person_id IN (p.proposer_id, p.receiver_id) AND plan_is_asked(p)
  ) THEN
    RAISE EXCEPTION 'nobody asks this person about this plan'
      USING ERRCODE = 'check_violation', TABLE = 'meeting_answers', CONSTRAINT = 'meeting_answers_asked';
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER meeting_answers_arrive BEFORE INSERT OR UPDATE ON meeting_answers
FOR EACH ROW EXECUTE FUNCTION meeting_answers_arrive();

-- What stays of plans: how many took place by agreement, and of how many both said that they met; of those that ended 14 days
-- before `counted_until`.
CREATE TABLE plan_counts (
  is_only boolean PRIMARY KEY DEFAULT true,
  counted_until timestamptz(3) NOT NULL DEFAULT now(),
  made integer NOT NULL DEFAULT 0,
  met integer NOT NULL DEFAULT 0,
  CONSTRAINT plan_counts_is_only CHECK (is_only)
);
INSERT INTO plan_counts DEFAULT VALUES;
