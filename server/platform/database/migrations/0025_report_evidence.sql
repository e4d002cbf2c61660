-- What a report seals at the moment when it is made: what the profile or the chat showed the reporter. Nothing that happens later
-- changes it, not even the deletion of either person; it is erased a year later.

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
  kind text NOT NULL CONSTRAINT report_evidence_kind CHECK (kind IN ('profile', 'chat')),
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

CREATE FUNCTION report_evidence_refuse() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  RAISE EXCEPTION 'sealed evidence cannot be changed'
    USING ERRCODE = 'restrict_violation', TABLE = TG_TABLE_NAME, CONSTRAINT = 'report_evidence_sealed';
END
$$;

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

CREATE TRIGGER report_evidence_no_early_delete BEFORE DELETE ON report_evidence
FOR EACH ROW WHEN (OLD.erase_at > now()) EXECUTE FUNCTION report_evidence_refuse();

CREATE TRIGGER report_evidence_no_truncate BEFORE TRUNCATE ON report_evidence
FOR EACH STATEMENT EXECUTE FUNCTION report_evidence_refuse();

-- Its foreign key keeps a photo as long as evidence shows it.
CREATE TRIGGER sealed_photos_no_change BEFORE UPDATE ON sealed_photos
FOR EACH STATEMENT EXECUTE FUNCTION report_evidence_refuse();

-- Reports that were looked at, until their reporters have been told.
CREATE TABLE report_reviews (
  -- No foreign key: a report goes with the reported person, and its reporter is told all the same.
  report_id uuid PRIMARY KEY,
  -- No foreign key: it would lock the reporter after the reported person, against the order of locks.
  reporter_id uuid NOT NULL,
  reviewed_at timestamptz(3) NOT NULL DEFAULT now()
);

CREATE INDEX report_reviews_reporter_idx ON report_reviews (reporter_id, reviewed_at);

CREATE FUNCTION reports_note_review() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  INSERT INTO report_reviews (report_id, reporter_id) VALUES (NEW.id, NEW.reporter_id) ON CONFLICT DO NOTHING;
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
