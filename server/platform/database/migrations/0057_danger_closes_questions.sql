-- Where someone is in danger, nobody waits for answers: such a case closes an open question while its mark stands.
CREATE OR REPLACE FUNCTION case_question_state(question case_questions) RETURNS text
LANGUAGE sql STABLE
AS $$
  SELECT CASE
    WHEN question.answer IS NOT NULL THEN 'answered'
    WHEN NOT EXISTS (SELECT FROM reports WHERE id = ANY (question.report_ids) AND NOT resuelta)
      OR NOT EXISTS (SELECT FROM moderation_pseudonyms WHERE pseudonym = question.subject)
      OR EXISTS (
        SELECT FROM moderation_pseudonyms p JOIN moderation_cases c ON c.person_id = p.person_id
        WHERE p.pseudonym = question.subject AND c.urgency = concern_urgency('danger')
      ) THEN 'closed'
    WHEN question.answer_until <= now() THEN 'expired'
    ELSE 'open'
  END
$$;
