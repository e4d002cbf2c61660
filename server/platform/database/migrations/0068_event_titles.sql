-- What leaves the catalogue leaves the events about it.
ALTER TABLE event_titles
  ADD CONSTRAINT event_titles_gustos_id_fkey FOREIGN KEY (gustos_id) REFERENCES gustos (id) ON DELETE CASCADE;
