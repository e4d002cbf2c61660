-- Every decision of a moderator, as a chain: each entry's hash covers the entry and the hash before it, so that a change, a
-- removal and another order are found (`npm run moderation:verify`). The entries name people by pseudonyms and free text by its
-- hash: deleting an account deletes its pseudonym and its texts, and the chain stays whole.

-- Who is who in the log, as long as the account exists.
CREATE TABLE moderation_pseudonyms (
  person_id uuid PRIMARY KEY REFERENCES profiles (id) ON DELETE CASCADE,
  pseudonym uuid NOT NULL DEFAULT gen_random_uuid() CONSTRAINT moderation_pseudonyms_pseudonym_key UNIQUE
);

-- The pseudonym of a person, made when it is asked for first. A deleted account is known by nothing else.
CREATE FUNCTION moderation_pseudonym(person uuid) RETURNS uuid
LANGUAGE plpgsql
AS $$
BEGIN
  IF EXISTS (SELECT FROM deleted_accounts WHERE id = person) THEN
    RETURN person;
  END IF;
  INSERT INTO moderation_pseudonyms (person_id) VALUES (person) ON CONFLICT DO NOTHING;
  RETURN (SELECT pseudonym FROM moderation_pseudonyms WHERE person_id = person);
END
$$;

CREATE TABLE moderation_log (
  -- 1, 2, 3 … without gaps; given by the trigger, as are both hashes.
  number bigint PRIMARY KEY DEFAULT 0,
  id uuid NOT NULL DEFAULT gen_random_uuid() CONSTRAINT moderation_log_id_key UNIQUE,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  -- What was decided.
  action text NOT NULL CONSTRAINT moderation_log_action CHECK (action ~ '^[a-z][a-z_]*$'),
  -- Whom it concerns and who decided, by their pseudonyms; no actor: the product itself.
  subject uuid NOT NULL,
  actor uuid,
  -- The rule: a language-neutral code.
  reason text CONSTRAINT moderation_log_reason CHECK (reason ~ '^[a-z][a-z_]*$'),
  -- The end of a ban; empty is permanent.
  ban_until timestamptz(3),
  -- The earlier decision that this one is about: the id of its entry.
  concerns uuid CONSTRAINT moderation_log_concerns_fkey REFERENCES moderation_log (id) ON DELETE RESTRICT,
  -- SHA-256 of the sealed evidence that was at hand, in hex.
  evidence text[] NOT NULL DEFAULT '{}'
    CONSTRAINT moderation_log_evidence CHECK (array_to_string(evidence, '') ~ '^([0-9a-f]{64})*$'),
  -- SHA-256 of salt and text in `moderation_notes`, in hex.
  notes_hash text CONSTRAINT moderation_log_notes_hash CHECK (notes_hash ~ '^[0-9a-f]{64}$'),
  previous_hash text NOT NULL DEFAULT '',
  hash text NOT NULL DEFAULT ''
);

CREATE INDEX moderation_log_subject_idx ON moderation_log (subject, number DESC);
CREATE INDEX moderation_log_concerns_idx ON moderation_log (concerns);

-- For the log that moderators read: its figures and its days, and what one of them decided.
CREATE INDEX moderation_log_time_idx ON moderation_log (created_at);
CREATE INDEX moderation_log_actor_idx ON moderation_log (actor, number DESC);

-- The last entry. Its row orders decisions: each holds it until its commit.
CREATE TABLE moderation_log_head (
  is_only boolean PRIMARY KEY DEFAULT true CONSTRAINT moderation_log_head_is_only CHECK (is_only),
  number bigint NOT NULL,
  hash text NOT NULL
);

INSERT INTO moderation_log_head (number, hash) VALUES (0, repeat('0', 64));

-- What the hash of an entry is made of. No part can contain the separator.
CREATE FUNCTION moderation_log_text(entry moderation_log) RETURNS text
LANGUAGE sql IMMUTABLE
AS $$
  SELECT concat_ws('|',
    entry.number,
    entry.id,
    floor(extract(epoch FROM entry.created_at) * 1000)::bigint,
    entry.action,
    entry.subject,
    coalesce(entry.actor::text, '-'),
    coalesce(entry.reason, '-'),
    coalesce(floor(extract(epoch FROM entry.ban_until) * 1000)::bigint::text, '-'),
    coalesce(entry.concerns::text, '-'),
    array_to_string(entry.evidence, ','),
    coalesce(entry.notes_hash, '-'),
    entry.previous_hash)
$$;

CREATE FUNCTION moderation_log_chain() RETURNS trigger
LANGUAGE plpgsql
AS $$
DECLARE
  head moderation_log_head;
BEGIN
  SELECT * INTO STRICT head FROM moderation_log_head FOR UPDATE;
  NEW.number := head.number + 1;
  NEW.previous_hash := head.hash;
  NEW.hash := encode(sha256(convert_to(moderation_log_text(NEW), 'UTF8')), 'hex');
  UPDATE moderation_log_head SET number = NEW.number, hash = NEW.hash;
  RETURN NEW;
END
$$;

CREATE TRIGGER moderation_log_chain BEFORE INSERT ON moderation_log
FOR EACH ROW EXECUTE FUNCTION moderation_log_chain();

CREATE FUNCTION moderation_log_refuse() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  RAISE EXCEPTION 'the moderation log is append-only'
    USING ERRCODE = 'restrict_violation', TABLE = 'moderation_log', CONSTRAINT = 'moderation_log_append_only';
END
$$;

CREATE TRIGGER moderation_log_no_change BEFORE UPDATE OR DELETE OR TRUNCATE ON moderation_log
FOR EACH STATEMENT EXECUTE FUNCTION moderation_log_refuse();

ALTER TABLE held_photos ADD CONSTRAINT held_photos_decision_id_fkey
FOREIGN KEY (decision_id) REFERENCES moderation_log (id) ON DELETE RESTRICT;

-- What moderators wrote, apart from the log, so that it can be erased.
CREATE TABLE moderation_notes (
  entry_id uuid PRIMARY KEY REFERENCES moderation_log (id) ON DELETE RESTRICT,
  -- Random, so that the hash of a short text does not give the text away.
  salt text NOT NULL,
  notes text NOT NULL CONSTRAINT moderation_notes_notes CHECK (notes ~ '\S' AND char_length(notes) <= 2000)
);

-- With a person go the texts about them.
CREATE FUNCTION moderation_pseudonyms_erase_notes() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  DELETE FROM moderation_notes
  WHERE entry_id IN (SELECT id FROM moderation_log WHERE subject = OLD.pseudonym);
  RETURN NULL;
END
$$;

CREATE TRIGGER moderation_pseudonyms_erase_notes AFTER DELETE ON moderation_pseudonyms
FOR EACH ROW EXECUTE FUNCTION moderation_pseudonyms_erase_notes();

-- With a deleted account go the texts about it.
CREATE FUNCTION deleted_accounts_erase_notes() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  DELETE FROM moderation_notes WHERE entry_id IN (SELECT id FROM moderation_log WHERE subject = OLD.id);
  RETURN NULL;
END
$$;

CREATE TRIGGER deleted_accounts_erase_notes AFTER DELETE ON deleted_accounts
FOR EACH ROW EXECUTE FUNCTION deleted_accounts_erase_notes();

-- Decisions whose email was sent, so that none is sent twice. Names nobody.
CREATE TABLE statement_emails (
  entry_id uuid PRIMARY KEY REFERENCES moderation_log (id) ON DELETE RESTRICT,
  sent_at timestamptz(3) NOT NULL DEFAULT now()
);

-- The decision that a row of `user_bans` applies; rows of an earlier installation have none.
CREATE TABLE ban_decisions (
  user_id uuid PRIMARY KEY REFERENCES user_bans (user_id) ON DELETE CASCADE,
  decision_id uuid NOT NULL REFERENCES moderation_log (id) ON DELETE RESTRICT
);

CREATE INDEX ban_decisions_decision_idx ON ban_decisions (decision_id);

-- One appeal per decision.
CREATE TABLE appeals (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  decision_id uuid NOT NULL CONSTRAINT appeals_decision_id_key UNIQUE
    REFERENCES moderation_log (id) ON DELETE RESTRICT,
  person_id uuid NOT NULL REFERENCES profiles (id) ON DELETE CASCADE,
  body text NOT NULL CONSTRAINT appeals_body CHECK (body ~ '\S' AND char_length(body) <= 2000),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  outcome text CONSTRAINT appeals_outcome CHECK (outcome IN ('granted', 'denied')),
  answer text CONSTRAINT appeals_answer CHECK (answer ~ '\S' AND char_length(answer) <= 2000),
  decided_by uuid REFERENCES profiles (id) ON DELETE SET NULL,
  decided_at timestamptz(3),
  CONSTRAINT appeals_decided CHECK ((outcome IS NULL) = (decided_at IS NULL))
);

CREATE INDEX appeals_open_idx ON appeals (created_at, id) WHERE outcome IS NULL;
CREATE INDEX appeals_person_idx ON appeals (person_id);
CREATE INDEX appeals_decided_by_idx ON appeals (decided_by);

-- Permanent bans that no second moderator has looked at yet.
CREATE TABLE second_looks (
  decision_id uuid PRIMARY KEY REFERENCES moderation_log (id) ON DELETE RESTRICT
);

-- A moderator alone has nobody to ask.
CREATE FUNCTION moderation_log_second_look() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  INSERT INTO second_looks (decision_id)
  SELECT NEW.id FROM profiles WHERE is_moderator HAVING count(*) > 1;
  RETURN NULL;
END
$$;

CREATE TRIGGER moderation_log_second_look
AFTER INSERT ON moderation_log
FOR EACH ROW WHEN (NEW.action = 'ban' AND NEW.ban_until IS NULL)
EXECUTE FUNCTION moderation_log_second_look();

-- Reports. An unresolved one outlives the accounts of both people, with a pseudonym in the place of the one who is gone (OPEN-83):
-- nobody takes a case away by leaving. A decided one goes with either account, and where one was gone before, a year after
-- it was made, as its evidence does.
CREATE TABLE reports (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  -- A person, or the pseudonym of one who is gone; so is the other. A trigger requires both when it is made.
  reporter_id uuid NOT NULL,
  reported_user_id uuid NOT NULL,
  -- A language-neutral code.
  reason text NOT NULL CONSTRAINT reports_reason CHECK (reason ~ '\S' AND char_length(reason) <= 100),
  -- Required by the dialogs; imported reports may lack it.
  description text CONSTRAINT reports_description CHECK (description ~ '\S' AND char_length(description) <= 5000),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  resuelta boolean NOT NULL DEFAULT false,
  -- What the reporter answers beside the sent report, and what a moderator has put in its place ('none': the mark was taken
  -- away).
  concern text,
  concern_at timestamptz(3),
  mark text,
  CONSTRAINT reports_not_self CHECK (reporter_id <> reported_user_id),
  CONSTRAINT reports_concern CHECK (
    concern IN ('danger', 'underage', 'money', 'unsure') AND concern_at IS NOT NULL OR concern IS NULL AND concern_at IS NULL
  ),
  CONSTRAINT reports_mark CHECK (mark IN ('danger', 'underage', 'money', 'unsure', 'none'))
);

-- A duplicate only while the earlier report is open.
CREATE UNIQUE INDEX reports_unresolved_key ON reports (reporter_id, reported_user_id, reason) WHERE NOT resuelta;
CREATE INDEX reports_unresolved_idx ON reports (reported_user_id, created_at DESC) WHERE NOT resuelta;
CREATE INDEX reports_reported_idx ON reports (reported_user_id);
CREATE INDEX reports_reporter_idx ON reports (reporter_id);

-- For the number of reports per day.
CREATE INDEX reports_time_idx ON reports (created_at);

-- Pseudonyms allow no foreign key; a new report needs both people all the same.
CREATE FUNCTION reports_require_people() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM FROM profiles WHERE id = NEW.reporter_id FOR KEY SHARE;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'the reporter has no profile'
      USING ERRCODE = 'foreign_key_violation', TABLE = 'reports', CONSTRAINT = 'reports_reporter_id_fkey';
  END IF;
  PERFORM FROM profiles WHERE id = NEW.reported_user_id FOR KEY SHARE;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'the reported person has no profile'
      USING ERRCODE = 'foreign_key_violation', TABLE = 'reports', CONSTRAINT = 'reports_reported_user_id_fkey';
  END IF;
  RETURN NEW;
END
$$;

CREATE TRIGGER reports_require_people BEFORE INSERT ON reports
FOR EACH ROW EXECUTE FUNCTION reports_require_people();

-- What a report seals at the moment when it is made: what the profile, the chat or the words with a like showed the reporter.
-- Nothing that happens later changes it, not even the deletion of either person; it is erased a year later.

-- Photos that evidence shows, each once however many reports there are.
CREATE TABLE sealed_photos (
  -- Below the storage's folder of avatars. A new photo always has a new path.
  path text PRIMARY KEY,
  image bytea NOT NULL CONSTRAINT sealed_photos_image CHECK (length(image) > 0),
  -- SHA-256, in hex.
  hash text NOT NULL GENERATED ALWAYS AS (encode(sha256(image), 'hex')) STORED
);

CREATE TABLE report_evidence (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  -- Empty once the report is gone, which goes with either person.
  report_id uuid CONSTRAINT report_evidence_report_id_key UNIQUE REFERENCES reports (id) ON DELETE SET NULL,
  -- The reported person, by their pseudonym in the moderation log.
  subject uuid NOT NULL,
  kind text NOT NULL CONSTRAINT report_evidence_kind CHECK (kind IN ('profile', 'chat', 'words')),
  content jsonb NOT NULL,
  photo_path text REFERENCES sealed_photos (path) ON DELETE RESTRICT,
  -- Given by the trigger.
  hash text NOT NULL DEFAULT '',
  sealed_at timestamptz(3) NOT NULL DEFAULT now(),
  -- From then on it may be deleted.
  erase_at timestamptz(3) NOT NULL DEFAULT now() + interval '1 year',
  CONSTRAINT report_evidence_erased_later CHECK (erase_at > sealed_at)
);

CREATE INDEX report_evidence_subject_idx ON report_evidence (subject, sealed_at DESC, id DESC);
CREATE INDEX report_evidence_photo_idx ON report_evidence (photo_path);
CREATE INDEX report_evidence_erase_idx ON report_evidence (erase_at);

-- SHA-256 of everything that was sealed, in hex. The moderation log names evidence by it.
CREATE FUNCTION report_evidence_hash(evidence report_evidence) RETURNS text
LANGUAGE sql STABLE
AS $$
  SELECT encode(sha256(convert_to(concat_ws('|',
    evidence.subject,
    evidence.kind,
    floor(extract(epoch FROM evidence.sealed_at) * 1000)::bigint,
    coalesce((SELECT photo.hash FROM sealed_photos photo WHERE photo.path = evidence.photo_path), '-'),
    -- The text of jsonb has one order of keys and one way of writing.
    evidence.content::text), 'UTF8')), 'hex')
$$;

CREATE FUNCTION report_evidence_seal() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  NEW.hash := report_evidence_hash(NEW);
  RETURN NEW;
END
$$;

CREATE TRIGGER report_evidence_seal BEFORE INSERT ON report_evidence
FOR EACH ROW EXECUTE FUNCTION report_evidence_seal();

-- The photos after the first that a profile showed. The evidence itself has their hashes in its content.
CREATE TABLE evidence_photos (
  evidence_id uuid NOT NULL REFERENCES report_evidence (id) ON DELETE CASCADE,
  -- From 2: the first photo is report_evidence.photo_path.
  place smallint NOT NULL CONSTRAINT evidence_photos_place CHECK (place BETWEEN 2 AND 6),
  path text NOT NULL REFERENCES sealed_photos (path) ON DELETE RESTRICT,
  PRIMARY KEY (evidence_id, place)
);

CREATE INDEX evidence_photos_path_idx ON evidence_photos (path);

CREATE FUNCTION report_evidence_refuse() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  RAISE EXCEPTION 'sealed evidence cannot be changed'
    USING ERRCODE = 'restrict_violation', TABLE = TG_TABLE_NAME, CONSTRAINT = 'report_evidence_sealed';
END
$$;

CREATE TRIGGER report_evidence_no_early_delete BEFORE DELETE ON report_evidence
FOR EACH ROW WHEN (OLD.erase_at > now()) EXECUTE FUNCTION report_evidence_refuse();
CREATE TRIGGER report_evidence_no_truncate BEFORE TRUNCATE ON report_evidence
FOR EACH STATEMENT EXECUTE FUNCTION report_evidence_refuse();

-- Its foreign key keeps a photo as long as evidence shows it.
CREATE TRIGGER sealed_photos_no_change BEFORE UPDATE ON sealed_photos
FOR EACH STATEMENT EXECUTE FUNCTION report_evidence_refuse();

CREATE TRIGGER evidence_photos_no_change BEFORE UPDATE OR TRUNCATE ON evidence_photos
FOR EACH STATEMENT EXECUTE FUNCTION report_evidence_refuse();

-- The report may go; everything else stays as it is until it is due.
CREATE FUNCTION report_evidence_keep() RETURNS trigger
LANGUAGE plpgsql
AS $$
DECLARE
  unlinked report_evidence := OLD;
BEGIN
  unlinked.report_id := NULL;
  IF NEW IS DISTINCT FROM unlinked THEN
    RAISE EXCEPTION 'sealed evidence cannot be changed'
      USING ERRCODE = 'restrict_violation', TABLE = 'report_evidence', CONSTRAINT = 'report_evidence_sealed';
  END IF;
  RETURN NEW;
END
$$;

CREATE TRIGGER report_evidence_keep BEFORE UPDATE ON report_evidence
FOR EACH ROW EXECUTE FUNCTION report_evidence_keep();

-- They go with the evidence alone.
CREATE FUNCTION evidence_photos_keep() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  IF EXISTS (SELECT FROM report_evidence WHERE id = OLD.evidence_id) THEN
    RAISE EXCEPTION 'sealed evidence cannot be changed'
      USING ERRCODE = 'restrict_violation', TABLE = 'evidence_photos', CONSTRAINT = 'report_evidence_sealed';
  END IF;
  RETURN OLD;
END
$$;

CREATE TRIGGER evidence_photos_no_early_delete BEFORE DELETE ON evidence_photos
FOR EACH ROW EXECUTE FUNCTION evidence_photos_keep();

-- Evidence waits for the decision about its report, whoever deletes it. An appeal is decided with the evidence of the decision: it
-- stays for six months after the decision, as long as people have at least for appealing (DSA, article 20), and until an appeal
-- is decided. With the account goes the appeal.
CREATE FUNCTION report_evidence_wait() RETURNS trigger
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

CREATE TRIGGER report_evidence_wait BEFORE DELETE ON report_evidence
FOR EACH ROW EXECUTE FUNCTION report_evidence_wait();

-- Skips a photo that evidence_photos still names, where the foreign key would fail the whole statement.
CREATE FUNCTION sealed_photos_wait() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  RETURN CASE WHEN EXISTS (SELECT FROM evidence_photos WHERE path = OLD.path) THEN NULL ELSE OLD END;
END
$$;

CREATE TRIGGER sealed_photos_wait BEFORE DELETE ON sealed_photos
FOR EACH ROW EXECUTE FUNCTION sealed_photos_wait();

-- Reports that were looked at, until their reporters have been told.
CREATE TABLE report_reviews (
  -- No foreign key: a report goes with the reported person, and its reporter is told all the same.
  report_id uuid PRIMARY KEY,
  -- No foreign key: it would lock the reporter after the reported person, against the order of locks.
  reporter_id uuid NOT NULL,
  reviewed_at timestamptz(3) NOT NULL DEFAULT now()
);

CREATE INDEX report_reviews_reporter_idx ON report_reviews (reporter_id, reviewed_at);

-- Nobody is told about the report of a deleted account.
CREATE FUNCTION reports_note_review() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  INSERT INTO report_reviews (report_id, reporter_id)
  SELECT NEW.id, id FROM profiles WHERE id = NEW.reporter_id
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;

CREATE TRIGGER reports_note_review AFTER UPDATE OF resuelta ON reports
FOR EACH ROW WHEN (NEW.resuelta AND NOT OLD.resuelta) EXECUTE FUNCTION reports_note_review();

CREATE FUNCTION profiles_forget_reviews() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  DELETE FROM report_reviews WHERE reporter_id = OLD.id;
  RETURN NULL;
END
$$;

CREATE TRIGGER profiles_forget_reviews AFTER DELETE ON profiles
FOR EACH ROW EXECUTE FUNCTION profiles_forget_reviews();

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

-- What moderators work through: one row per person with unresolved reports, kept by triggers on `reports`, so that the list is
-- ordered by an index however many reports there are.
CREATE TABLE moderation_cases (
  -- Or the pseudonym of a deleted account.
  person_id uuid PRIMARY KEY,
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
  -- A case ends with its decision; what is reported later is another one. By this id a decision names the case it is about.
  id uuid NOT NULL DEFAULT gen_random_uuid() CONSTRAINT moderation_cases_id_key UNIQUE,
  -- The last report about which the operator was told, for cases that no moderator decides.
  operator_told_at timestamptz(3),
  -- Cases in which someone may be in danger, under 18 or asked for money come before all others.
  urgency smallint NOT NULL DEFAULT 0,
  CONSTRAINT moderation_cases_claim CHECK (claimed_by IS NULL OR claimed_until IS NOT NULL)
);

CREATE INDEX moderation_cases_order_idx ON moderation_cases (weight DESC, person_id DESC);
CREATE INDEX moderation_cases_claimed_by_idx ON moderation_cases (claimed_by);
CREATE INDEX moderation_cases_urgency_idx ON moderation_cases (urgency DESC, weight DESC, person_id DESC);

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

CREATE FUNCTION concern_urgency(concern text) RETURNS smallint
LANGUAGE sql IMMUTABLE
AS $$
  SELECT CASE concern WHEN 'danger' THEN 4 WHEN 'underage' THEN 3 WHEN 'money' THEN 2 WHEN 'unsure' THEN 1 ELSE 0 END::smallint
$$;

-- Of the unresolved reports the most urgent; a moderator's mark replaces a reporter's answer.
CREATE FUNCTION moderation_case_urgency(person uuid) RETURNS smallint
LANGUAGE sql STABLE
AS $$
  SELECT coalesce(max(concern_urgency(coalesce(mark, concern))), 0::smallint)
  FROM reports WHERE reported_user_id = person AND NOT resuelta
$$;

-- Everybody about whom moderators decide.
CREATE VIEW moderated_people AS
SELECT id, false AS is_deleted FROM profiles
UNION ALL
SELECT id, true AS is_deleted FROM deleted_accounts;

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
    INSERT INTO moderation_cases (person_id, open_reports, reporters, weight, last_report_at, last_reason, urgency)
    SELECT p.id, c.*, moderation_case_urgency(p.id)
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
    urgency = moderation_case_urgency(person)
  FROM moderation_case_of(person) c WHERE person_id = person;
  IF NOT FOUND THEN
    DELETE FROM moderation_cases WHERE person_id = person;
  END IF;
END
$$;

-- In the order of their ids, as all locks are taken. Resolved reports that are deleted belong to no case: their deletion locks none.
CREATE FUNCTION reports_refresh_cases() RETURNS trigger
LANGUAGE plpgsql
AS $$
DECLARE
  person uuid;
BEGIN
  FOR person IN SELECT DISTINCT reported_user_id FROM changed WHERE TG_OP <> 'DELETE' OR NOT resuelta ORDER BY 1 LOOP
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

-- Before the cascades, which delete the person's pseudonym. Reports are locked first, by id, then cases, by person: two people
-- who have reported each other may leave at once, also while a case is decided. A report whose decision can be undone outlives
-- its reporter like an unresolved one.
CREATE FUNCTION profiles_keep_reports() RETURNS trigger
LANGUAGE plpgsql
AS $$
DECLARE
  as_reporter uuid := gen_random_uuid();
  as_reported uuid;
BEGIN
  PERFORM FROM reports WHERE reporter_id = OLD.id OR reported_user_id = OLD.id ORDER BY id FOR UPDATE;
  DELETE FROM reports r WHERE resuelta AND (
    reported_user_id = OLD.id
    OR (reporter_id = OLD.id AND NOT EXISTS (SELECT FROM undoable_decisions WHERE kept -> 'reports' ? r.id::text)));
  PERFORM FROM moderation_cases
  WHERE person_id = OLD.id OR claimed_by = OLD.id
    OR person_id IN (SELECT reported_user_id FROM reports WHERE reporter_id = OLD.id)
  ORDER BY person_id FOR UPDATE;
  IF EXISTS (SELECT FROM reports WHERE reported_user_id = OLD.id) THEN
    as_reported := moderation_pseudonym(OLD.id);
    INSERT INTO deleted_accounts (id) VALUES (as_reported) ON CONFLICT DO NOTHING;
    UPDATE moderation_cases SET person_id = as_reported WHERE person_id = OLD.id;
  END IF;
  UPDATE reports SET
    reporter_id = CASE reporter_id WHEN OLD.id THEN as_reporter ELSE reporter_id END,
    reported_user_id = CASE reported_user_id WHEN OLD.id THEN as_reported ELSE reported_user_id END
  WHERE reporter_id = OLD.id OR reported_user_id = OLD.id;
  RETURN OLD;
END
$$;

CREATE TRIGGER profiles_keep_reports BEFORE DELETE ON profiles
FOR EACH ROW EXECUTE FUNCTION profiles_keep_reports();

-- Notes that a moderator has not sent yet. They end with the case.
CREATE TABLE note_drafts (
  case_id uuid NOT NULL REFERENCES moderation_cases (id) ON DELETE CASCADE,
  moderator_id uuid NOT NULL REFERENCES profiles (id) ON DELETE CASCADE,
  -- NULL: a deleted account.
  person_id uuid REFERENCES profiles (id) ON DELETE CASCADE,
  notes text NOT NULL,
  saved_at timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (case_id, moderator_id),
  CONSTRAINT note_drafts_notes CHECK (notes <> '' AND char_length(notes) <= 2000)
);

CREATE INDEX note_drafts_moderator_idx ON note_drafts (moderator_id);
CREATE INDEX note_drafts_person_idx ON note_drafts (person_id);
CREATE INDEX note_drafts_saved_idx ON note_drafts (saved_at);

-- What moderators note about a person, for each other.
CREATE TABLE private_notes (
  id uuid PRIMARY KEY,
  person_id uuid NOT NULL REFERENCES profiles (id) ON DELETE CASCADE,
  -- NULL: a deleted account.
  author_id uuid REFERENCES profiles (id) ON DELETE SET NULL,
  text text NOT NULL,
  written_at timestamptz(3) NOT NULL DEFAULT now(),
  CONSTRAINT private_notes_text CHECK (text <> '' AND char_length(text) <= 1000)
);

CREATE INDEX private_notes_person_idx ON private_notes (person_id, written_at DESC);
CREATE INDEX private_notes_author_idx ON private_notes (author_id);
CREATE INDEX private_notes_written_idx ON private_notes (written_at);

-- When moderators last opened the queue, and were last told by push that cases wait.
CREATE TABLE moderation_bells (
  moderator_id uuid PRIMARY KEY REFERENCES profiles (id) ON DELETE CASCADE,
  opened_at timestamptz(3),
  told_at timestamptz(3)
);

-- Whether an entry of the moderation log was made by this moderator.
CREATE FUNCTION has_decided(moderator uuid, decision uuid) RETURNS boolean
LANGUAGE sql STABLE
AS $$
  SELECT EXISTS (
    SELECT FROM moderation_log entry
    JOIN moderation_pseudonyms decider ON decider.pseudonym = entry.actor
    WHERE entry.id = decision AND decider.person_id = moderator)
$$;

-- The people to whose cases somebody is a party, read once per list instead of once per person: oneself, and whom one has
-- reported. Moderators whose decision a reporter has appealed against are parties as reporters are: someone else decides, else
-- the operator.
CREATE FUNCTION people_party_to(viewer uuid) RETURNS TABLE (id uuid)
LANGUAGE sql STABLE
AS $$
  SELECT viewer
  UNION ALL
  SELECT reported_user_id FROM reports WHERE reporter_id = viewer AND NOT resuelta
  UNION ALL
  SELECT reports.reported_user_id
  FROM reports JOIN report_appeals appeal ON appeal.report_id = reports.id
  WHERE NOT reports.resuelta AND has_decided(viewer, appeal.decision_id)
$$;

-- Whether somebody is a party to what moderators decide about a person.
CREATE FUNCTION is_party(viewer uuid, person uuid) RETURNS boolean
LANGUAGE sql STABLE
AS $$ SELECT person IN (SELECT id FROM people_party_to(viewer)) $$;

-- Appeals and the end of a ban are decided by moderators who have never reported the person: a report that led to a ban is
-- resolved by it, and would not make its author a party any more.
CREATE FUNCTION is_involved(viewer uuid, person uuid) RETURNS boolean
LANGUAGE sql STABLE
AS $$
  SELECT viewer = person
    OR EXISTS (SELECT FROM reports WHERE reporter_id = viewer AND reported_user_id = person)
$$;

-- Whether a moderator has decided what a reporter of this person has appealed against.
CREATE FUNCTION has_decided_before(moderator uuid, person uuid) RETURNS boolean
LANGUAGE sql STABLE
AS $$
  SELECT EXISTS (
    SELECT FROM report_appeals appeal
    JOIN reports ON reports.id = appeal.report_id
    WHERE reports.reported_user_id = person AND NOT reports.resuelta AND has_decided(moderator, appeal.decision_id))
$$;

-- Whether a case is left to the operator: it is about a moderator or operator, or every moderator is a party to it.
CREATE FUNCTION is_with_operator(person uuid) RETURNS boolean
LANGUAGE sql STABLE
AS $$
  SELECT EXISTS (SELECT FROM profiles WHERE id = person AND (is_moderator OR is_operator))
    OR NOT EXISTS (SELECT FROM profiles m WHERE m.is_moderator AND NOT is_party(m.id, person))
$$;

-- Appeals and photos that wait while no moderator may decide about them. photo_of is the row of held_photos.
CREATE VIEW undecidable AS
SELECT a.id AS appeal_id, NULL::uuid AS photo_of, a.created_at AS waits_since, a.person_id
FROM appeals a
WHERE a.outcome IS NULL AND NOT EXISTS (
  SELECT FROM profiles m
  WHERE m.is_moderator AND NOT is_involved(m.id, a.person_id) AND NOT has_decided(m.id, a.decision_id))
UNION ALL
SELECT NULL, h.id, h.held_at, h.person_id
FROM held_photos h
WHERE h.state = 'held' AND NOT EXISTS (
  SELECT FROM profiles m WHERE m.is_moderator AND NOT is_party(m.id, h.person_id));

-- Which of them the operator was told about.
CREATE TABLE operator_notices (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  appeal_id uuid CONSTRAINT operator_notices_appeal_key UNIQUE REFERENCES appeals (id) ON DELETE CASCADE,
  photo_of uuid CONSTRAINT operator_notices_photo_key UNIQUE REFERENCES held_photos (id) ON DELETE CASCADE,
  CONSTRAINT operator_notices_subject CHECK (num_nonnulls(appeal_id, photo_of) = 1)
);

-- A decision can be undone for some seconds. Until then this keeps what it replaced. Undo and the job that queues its email both
-- delete the row, so that one of them wins.
CREATE TABLE undoable_decisions (
  decision_id uuid PRIMARY KEY REFERENCES moderation_log (id) ON DELETE RESTRICT,
  until timestamptz(3) NOT NULL,
  -- From decision_before().
  kept jsonb NOT NULL
);

-- The log without decisions that were undone. Undo has an entry of its own, which stands.
CREATE VIEW standing_decisions AS
SELECT * FROM moderation_log decision
WHERE NOT EXISTS (SELECT FROM moderation_log undo WHERE undo.concerns = decision.id AND undo.action = 'undo');

-- What a decision about the person, who is locked, can change.
CREATE FUNCTION decision_before(person uuid) RETURNS jsonb
LANGUAGE sql STABLE
AS $$
  SELECT jsonb_strip_nulls(jsonb_build_object(
    'ban', (SELECT to_jsonb(b) FROM user_bans b WHERE user_id = person),
    'decision', (SELECT decision_id FROM ban_decisions WHERE user_id = person),
    'email', (SELECT to_jsonb(e) FROM banned_emails e WHERE person_id = person),
    'signals', ARRAY(SELECT id FROM moderation_signals WHERE banned_id = person AND closed_at IS NULL),
    'reports', ARRAY(SELECT id FROM reports WHERE reported_user_id = person AND NOT resuelta),
    'emailKey', (SELECT email_key FROM deleted_accounts WHERE id = person),
    'returned', ARRAY(SELECT person_id FROM returned_people WHERE deleted_id = person),
    'mark', (SELECT jsonb_build_object('since', v.verified_at, 'photo', p.avatar_url)
      FROM verified_people v JOIN profiles p ON p.id = v.person_id WHERE p.id = person)))
$$;

-- Brings back what decision_before() found, also the verified mark; what is gone meanwhile stays away. kept.newEmail: of a deleted
-- account's ban.
CREATE FUNCTION decision_undo(person uuid, decided text, kept jsonb, moderator uuid, claim_minutes integer) RETURNS void
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
  IF decided IN ('ban', 'unban') THEN
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
  -- No other decision ends the mark; after a warning its owner may have dropped it.
  IF decided = 'ban' THEN
    INSERT INTO verified_people (person_id, verified_at)
    SELECT id, (kept #>> '{mark,since}')::timestamptz FROM profiles
    WHERE id = person AND kept ? 'mark' AND avatar_url = kept #>> '{mark,photo}'
    ON CONFLICT DO NOTHING;
  END IF;
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
