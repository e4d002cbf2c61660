-- People on a break are in nobody's discovery.
ALTER TABLE profiles ADD COLUMN is_paused boolean NOT NULL DEFAULT false;

CREATE OR REPLACE VIEW discovery_source AS
SELECT p.id, discovery_mask(s.seeker) AS mask, s.seeker, cardinality(i.interests) AS interest_count,
  CASE WHEN a."emailVerified" AND NOT p.is_paused THEN coalesce(
    (SELECT coalesce(b.ban_until, 'infinity') FROM user_bans b WHERE b.user_id = p.id AND b.type = 'ban'), '-infinity'
  ) ELSE 'infinity' END::timestamptz(3) AS hidden_until,
  coalesce((
    SELECT max(coalesce(u.end_date, 'infinity')) FROM subscriptions u WHERE u.user_id = p.id AND u.status = 'active'
  ), '-infinity')::timestamptz(3) AS premium_until,
  p.city AS city_id, p.fecha_nacimiento AS birth_date, p.country, i.interests
FROM profiles p
JOIN auth_user a ON a."id" = p.id
CROSS JOIN LATERAL (
  SELECT discovery_seeker(p.gender, p.looking_for, p.friendship_preference, p.relationship_preference) AS seeker
  OFFSET 0
) s
CROSS JOIN LATERAL (
  SELECT coalesce(array_agg(n.number ORDER BY n.number), '{}') AS interests
  FROM (
    SELECT t.numbers[row_number() OVER (PARTITION BY t.numbers[1] ORDER BY t.gustos_id)] AS number
    FROM (
      SELECT c.gustos_id,
        (SELECT known.numbers FROM discovery_titles known WHERE known.gustos_id = c.gustos_id) AS numbers
      FROM usuario_gustos c
      WHERE c.user_id = p.id
    ) t
  ) n
) i;

CREATE TRIGGER discovery_follow_pause AFTER UPDATE OF is_paused ON profiles
FOR EACH ROW WHEN (old.is_paused <> new.is_paused)
EXECUTE FUNCTION discovery_follow_person();
