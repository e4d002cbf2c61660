-- Moderators find people by a part of the nickname or the real name.
CREATE INDEX profiles_names_search_idx ON profiles
USING gin (fold_text(coalesce(nickname, '') || ' ' || coalesce(real_name, '')) gin_trgm_ops);
