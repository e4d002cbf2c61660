-- Who may decide which case.

-- A case ends with its decision; what is reported later is another one. By this id a decision names the case it is about.
ALTER TABLE moderation_cases
  ADD COLUMN id uuid NOT NULL DEFAULT gen_random_uuid() CONSTRAINT moderation_cases_id_key UNIQUE,
  -- The last report about which the operator was told, for cases that no moderator decides.
  ADD COLUMN operator_told_at timestamptz(3);

-- Whether somebody is a party to what moderators decide about a person: that person, and whoever has reported them now.
CREATE FUNCTION is_party(viewer uuid, person uuid) RETURNS boolean
LANGUAGE sql STABLE
AS $$
  SELECT viewer = person
    OR EXISTS (SELECT FROM reports WHERE reporter_id = viewer AND reported_user_id = person AND NOT resuelta)
$$;

-- Whether a case is left to the operator: it is about a moderator, or every moderator is a party to it.
CREATE FUNCTION is_with_operator(person uuid) RETURNS boolean
LANGUAGE sql STABLE
AS $$
  SELECT EXISTS (SELECT FROM profiles WHERE id = person AND is_moderator)
    OR NOT EXISTS (SELECT FROM profiles m WHERE m.is_moderator AND NOT is_party(m.id, person))
$$;
