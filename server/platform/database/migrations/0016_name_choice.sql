-- How much of their name people let others read. The name itself stays whole: for moderators, word filter and evidence.
ALTER TABLE profiles ADD COLUMN name_choice text NOT NULL DEFAULT 'full';
ALTER TABLE profiles ADD CONSTRAINT profiles_name_choice CHECK (name_choice IN ('full', 'first', 'nickname')) NOT VALID;
