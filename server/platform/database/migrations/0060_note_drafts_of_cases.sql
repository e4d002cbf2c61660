-- A case ends with the decision, and its drafts with it.
ALTER TABLE note_drafts
  ADD CONSTRAINT note_drafts_case_id_fkey FOREIGN KEY (case_id) REFERENCES moderation_cases (id) ON DELETE CASCADE;
