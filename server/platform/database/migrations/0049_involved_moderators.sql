-- Appeals and the end of a ban are decided by moderators who have never reported the person: a report that led to a ban is
-- resolved by it, and would not make its author a party any more.
CREATE FUNCTION is_involved(viewer uuid, person uuid) RETURNS boolean
LANGUAGE sql STABLE
AS $$
  SELECT viewer = person
    OR EXISTS (SELECT FROM reports WHERE reporter_id = viewer AND reported_user_id = person)
$$;

-- Whether an entry of the moderation log was made by this moderator.
CREATE FUNCTION has_decided(moderator uuid, decision uuid) RETURNS boolean
LANGUAGE sql STABLE
AS $$
  SELECT EXISTS (
    SELECT FROM moderation_log entry
    JOIN moderation_pseudonyms decider ON decider.pseudonym = entry.actor
    WHERE entry.id = decision AND decider.person_id = moderator)
$$;

-- Appeals and photos that wait while no moderator may decide about them.
CREATE VIEW undecidable AS
SELECT id AS appeal_id, NULL::uuid AS photo_of, created_at AS waits_since
FROM appeals
WHERE outcome IS NULL AND NOT EXISTS (
  SELECT FROM profiles m
  WHERE m.is_moderator AND NOT is_involved(m.id, appeals.person_id) AND NOT has_decided(m.id, appeals.decision_id))
UNION ALL
SELECT NULL::uuid, person_id, held_at
FROM held_photos
WHERE state = 'held' AND NOT EXISTS (
  SELECT FROM profiles m WHERE m.is_moderator AND NOT is_party(m.id, held_photos.person_id));

-- Which of them the operator was told about.
CREATE TABLE operator_notices (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  appeal_id uuid CONSTRAINT operator_notices_appeal_key UNIQUE REFERENCES appeals (id) ON DELETE CASCADE,
  photo_of uuid CONSTRAINT operator_notices_photo_key UNIQUE REFERENCES held_photos (person_id) ON DELETE CASCADE,
  CONSTRAINT operator_notices_subject CHECK (num_nonnulls(appeal_id, photo_of) = 1)
);

-- Registrations with the mailbox of a deleted account whose case is undecided: a ban tells moderators about them, and any
-- decision forgets them.
CREATE TABLE returned_people (
  person_id uuid REFERENCES profiles (id) ON DELETE CASCADE,
  deleted_id uuid REFERENCES deleted_accounts (id) ON DELETE CASCADE,
  PRIMARY KEY (deleted_id, person_id)
);

CREATE INDEX returned_people_person_idx ON returned_people (person_id);
CREATE INDEX deleted_accounts_email_idx ON deleted_accounts (email_key);

-- Evidence waits for the decision about its report, whoever deletes it.
CREATE FUNCTION report_evidence_wait() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  IF EXISTS (SELECT FROM reports WHERE id = OLD.report_id AND NOT resuelta) THEN
    RETURN NULL;
  END IF;
  RETURN OLD;
END
$$;

CREATE TRIGGER report_evidence_wait BEFORE DELETE ON report_evidence
FOR EACH ROW EXECUTE FUNCTION report_evidence_wait();
