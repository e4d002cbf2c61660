-- What moderators ask a reported person. It belongs to the evidence of the reports that were open then.
CREATE TABLE case_questions (
  id uuid NOT NULL,
  subject uuid NOT NULL,
  asked_by uuid,
  template text NOT NULL,
  note text,
  report_ids uuid[] NOT NULL,
  evidence_ids uuid[] NOT NULL,
  asked_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  answer_until timestamp(3) with time zone NOT NULL,
  told_at timestamp(3) with time zone,
  answer text,
  answered_at timestamp(3) with time zone,
  CONSTRAINT case_questions_pkey PRIMARY KEY (id),
  CONSTRAINT case_questions_template CHECK (template ~ '^[a-z][a-z_]*$'),
  CONSTRAINT case_questions_note CHECK (note <> '' AND char_length(note) <= 500),
  CONSTRAINT case_questions_answer CHECK (answer <> '' AND char_length(answer) <= 1000),
  CONSTRAINT case_questions_answered CHECK ((answer IS NULL) = (answered_at IS NULL)),
  CONSTRAINT case_questions_until CHECK (answer_until > asked_at),
  CONSTRAINT case_questions_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES profiles (id) ON DELETE SET NULL
);
CREATE INDEX case_questions_subject_idx ON case_questions (subject, asked_at DESC, id DESC);
CREATE INDEX case_questions_asked_by_idx ON case_questions (asked_by);

-- Open until answered, at most as long as one of its reports and the account are, and until its time is over.
CREATE FUNCTION case_question_state(question case_questions) RETURNS text
LANGUAGE sql STABLE
AS $$
  SELECT CASE
    WHEN question.answer IS NOT NULL THEN 'answered'
    WHEN NOT EXISTS (SELECT FROM reports WHERE id = ANY (question.report_ids) AND NOT resuelta)
      OR NOT EXISTS (SELECT FROM moderation_pseudonyms WHERE pseudonym = question.subject) THEN 'closed'
    WHEN question.answer_until <= now() THEN 'expired'
    ELSE 'open'
  END
$$;

-- As sealed evidence: what was asked never changes, and what was answered neither.
CREATE FUNCTION case_questions_keep() RETURNS trigger
LANGUAGE plpgsql
AS $$
DECLARE
  kept case_questions := OLD;
BEGIN
  kept.told_at := NEW.told_at;
  IF NEW.asked_by IS NULL THEN
    kept.asked_by := NULL;
  END IF;
  IF OLD.answer IS NULL THEN
    kept.answer := NEW.answer;
    kept.answered_at := NEW.answered_at;
  END IF;
  IF NEW IS DISTINCT FROM kept THEN
    RAISE EXCEPTION 'sealed evidence cannot be changed'
      USING ERRCODE = 'restrict_violation', TABLE = 'case_questions', CONSTRAINT = 'report_evidence_sealed';
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER case_questions_keep BEFORE UPDATE ON case_questions
FOR EACH ROW EXECUTE FUNCTION case_questions_keep();
