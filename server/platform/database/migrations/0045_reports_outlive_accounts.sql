-- An unresolved report outlives the accounts of both people, with a pseudonym in the place of the one who is gone (OPEN-83):
-- nobody takes a case away by leaving. A decided one goes with either account, and where one was gone before, a year after
-- it was made, as its evidence does.

-- Reported people whose account is deleted, as long as a report about them is stored.
CREATE TABLE deleted_accounts (
  -- Their pseudonym in the moderation log.
  id uuid PRIMARY KEY,
  -- The keyed hash of the e-mail address, as in `banned_emails`, for a ban; empty once the case is decided.
  email_key text,
  deleted_at timestamptz(3) NOT NULL DEFAULT now()
);

-- Everybody about whom moderators decide.
CREATE VIEW moderated_people AS
SELECT id, false AS is_deleted FROM profiles
UNION ALL
SELECT id, true AS is_deleted FROM deleted_accounts;

-- The people of a report may become pseudonyms, which no foreign key allows. A new report still needs both.
ALTER TABLE reports
  DROP CONSTRAINT reports_reporter_id_fkey,
  DROP CONSTRAINT reports_reported_user_id_fkey;
ALTER TABLE moderation_cases DROP CONSTRAINT moderation_cases_person_id_fkey;

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

-- The pseudonym of a person, made when it is asked for first. A deleted account is known by nothing else.
CREATE OR REPLACE FUNCTION moderation_pseudonym(person uuid) RETURNS uuid
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

-- As in 0013; decisions about a deleted account take turns too.
CREATE OR REPLACE FUNCTION hold_person(person uuid, is_told boolean) RETURNS void
LANGUAGE plpgsql
AS $$
BEGIN
  IF is_told THEN
    PERFORM FROM profiles WHERE id = person FOR UPDATE;
  ELSE
    PERFORM FROM profiles WHERE id = person FOR KEY SHARE;
  END IF;
  IF NOT FOUND THEN
    PERFORM FROM deleted_accounts WHERE id = person FOR UPDATE;
  END IF;
END
$$;

-- Before the cascades, which delete the person's pseudonym. Reports are locked first, by id, then cases, by person: two people
-- who have reported each other may leave at once, also while a case is decided.
CREATE FUNCTION profiles_keep_reports() RETURNS trigger
LANGUAGE plpgsql
AS $$
DECLARE
  as_reporter uuid := gen_random_uuid();
  as_reported uuid;
BEGIN
  PERFORM FROM reports WHERE reporter_id = OLD.id OR reported_user_id = OLD.id ORDER BY id FOR UPDATE;
  DELETE FROM reports WHERE resuelta AND (reporter_id = OLD.id OR reported_user_id = OLD.id);
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

-- Nobody is told about the report of a deleted account.
CREATE OR REPLACE FUNCTION reports_note_review() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  INSERT INTO report_reviews (report_id, reporter_id)
  SELECT NEW.id, id FROM profiles WHERE id = NEW.reporter_id
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;

-- As in 0029. Resolved reports that are deleted belong to no case: their deletion locks none.
CREATE OR REPLACE FUNCTION reports_refresh_cases() RETURNS trigger
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
