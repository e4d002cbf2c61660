-- The sentence stays for the other side when an account is deleted.
ALTER TABLE chat_ends
  ADD CONSTRAINT chat_ends_ender_id_fkey FOREIGN KEY (ender_id) REFERENCES profiles (id) ON DELETE SET NULL,
  ADD CONSTRAINT chat_ends_ended_id_fkey FOREIGN KEY (ended_id) REFERENCES profiles (id) ON DELETE SET NULL;
