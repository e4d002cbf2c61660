-- Lists ask this of each case: a call of is_party() for each moderator of each row took most of their time.
CREATE OR REPLACE FUNCTION is_with_operator(person uuid) RETURNS boolean LANGUAGE sql STABLE
AS $$
  SELECT EXISTS (SELECT FROM profiles WHERE id = person AND (is_moderator OR is_operator))
    OR NOT EXISTS (
      SELECT FROM profiles m WHERE m.is_moderator AND person NOT IN (SELECT id FROM people_party_to(m.id)))
$$;
