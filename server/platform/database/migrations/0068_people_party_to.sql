-- The people to whose cases somebody is a party, read once per list instead of once per person. Moderators whose decision
-- a reporter has appealed against are parties as reporters are: someone else decides, else the operator.
CREATE FUNCTION people_party_to(viewer uuid) RETURNS TABLE (id uuid)
LANGUAGE sql STABLE
AS $$
  SELECT viewer
  UNION ALL
  SELECT reported_user_id FROM reports WHERE reporter_id = viewer AND NOT resuelta
  UNION ALL
  SELECT reports.reported_user_id
  FROM reports JOIN report_appeals appeal ON appeal.report_id = reports.id
  WHERE NOT reports.resuelta AND has_decided(viewer, appeal.decision_id)
$$;

CREATE OR REPLACE FUNCTION is_party(viewer uuid, person uuid) RETURNS boolean
LANGUAGE sql STABLE
AS $$ SELECT person IN (SELECT id FROM people_party_to(viewer)) $$;
