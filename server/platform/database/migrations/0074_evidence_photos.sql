-- The photos after the first that a profile showed. The evidence itself has their hashes in its content.
CREATE TABLE evidence_photos (
  evidence_id uuid NOT NULL,
  -- From 2: the first photo is report_evidence.photo_path.
  place smallint NOT NULL CONSTRAINT evidence_photos_place CHECK (place BETWEEN 2 AND 6),
  path text NOT NULL REFERENCES sealed_photos (path) ON DELETE RESTRICT,
  CONSTRAINT evidence_photos_pkey PRIMARY KEY (evidence_id, place)
);

CREATE INDEX evidence_photos_path_idx ON evidence_photos (path);

CREATE TRIGGER evidence_photos_no_change BEFORE UPDATE OR TRUNCATE ON evidence_photos
FOR EACH STATEMENT EXECUTE FUNCTION report_evidence_refuse();

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

-- The release before deletes sealed photos that no evidence names as its first.
CREATE FUNCTION sealed_photos_wait() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  RETURN CASE WHEN EXISTS (SELECT FROM evidence_photos WHERE path = OLD.path) THEN NULL ELSE OLD END;
END
$$;

CREATE TRIGGER sealed_photos_wait BEFORE DELETE ON sealed_photos
FOR EACH ROW EXECUTE FUNCTION sealed_photos_wait();
