ALTER TABLE evidence_photos ADD CONSTRAINT evidence_photos_evidence_id_fkey
FOREIGN KEY (evidence_id) REFERENCES report_evidence (id) ON DELETE CASCADE;
