ALTER TABLE plan_links
  ADD CONSTRAINT plan_links_maker_id_fkey FOREIGN KEY (maker_id) REFERENCES profiles (id) ON DELETE CASCADE;
