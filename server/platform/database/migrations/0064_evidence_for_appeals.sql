-- An appeal is decided with the evidence of the decision: it stays for six months after the decision, as long as people
-- have at least for appealing (DSA, article 20), and until an appeal is decided. With the account goes the appeal.
CREATE OR REPLACE FUNCTION report_evidence_wait() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  IF EXISTS (SELECT FROM reports WHERE id = OLD.report_id AND NOT resuelta) OR EXISTS (
    SELECT FROM moderation_pseudonyms person
    JOIN moderation_log entry ON entry.subject = person.pseudonym
    WHERE person.pseudonym = OLD.subject AND OLD.hash = ANY (entry.evidence) AND (
      entry.created_at > now() - interval '6 months'
      OR EXISTS (SELECT FROM appeals WHERE appeals.decision_id = entry.id AND appeals.outcome IS NULL)))
  THEN
    RETURN NULL;
  END IF;
  RETURN OLD;
END
$$;
