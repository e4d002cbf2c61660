-- The deletion of its maker's account ends a check-in.
ALTER TABLE check_ins
  ADD CONSTRAINT check_ins_person_id_fkey FOREIGN KEY (person_id) REFERENCES profiles (id) ON DELETE CASCADE;
ALTER TABLE trusted_invitations
  ADD CONSTRAINT trusted_invitations_person_id_fkey FOREIGN KEY (person_id) REFERENCES profiles (id) ON DELETE CASCADE;
