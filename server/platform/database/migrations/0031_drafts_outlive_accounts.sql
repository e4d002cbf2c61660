-- A case goes on under a pseudonym when its person's account is deleted, and so do the notes that moderators have not sent.
ALTER TABLE note_drafts DROP CONSTRAINT note_drafts_person_id_fkey;
ALTER TABLE note_drafts ADD CONSTRAINT note_drafts_person_id_fkey
  FOREIGN KEY (person_id) REFERENCES profiles (id) ON DELETE SET NULL NOT VALID;
