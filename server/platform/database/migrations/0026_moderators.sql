-- The few moderators among everybody: events go to them, and nobody may take a nickname that looks like theirs.
CREATE INDEX profiles_moderators_idx ON profiles (id) WHERE is_moderator;
