ALTER TABLE message_reactions
  ADD CONSTRAINT message_reactions_person_id_fkey FOREIGN KEY (person_id) REFERENCES profiles (id) ON DELETE CASCADE,
  ADD CONSTRAINT message_reactions_author_id_fkey FOREIGN KEY (author_id) REFERENCES profiles (id) ON DELETE CASCADE;
