-- Discovery knows the languages, as bits; a person who said none has 0.
ALTER TABLE discovery ADD COLUMN languages bigint NOT NULL DEFAULT 0;

CREATE OR REPLACE VIEW discovery_source AS
SELECT p.id, discovery_mask(s.seeker) AS mask, s.seeker, cardinality(i.interests) AS interest_count,
  CASE WHEN a."emailVerified" AND NOT p.is_paused THEN coalesce(
    (SELECT coalesce(b.ban_until, 'infinity') FROM user_bans b WHERE b.user_id = p.id AND b.type = 'ban'), '-infinity'
  ) ELSE 'infinity' END::timestamptz(3) AS hidden_until,
  coalesce((
    SELECT max(coalesce(u.end_date, 'infinity')) FROM subscriptions u WHERE u.user_id = p.id AND u.status = 'active'
  ), '-infinity')::timestamptz(3) AS premium_until,
  p.city AS city_id, p.fecha_nacimiento AS birth_date, p.country, i.interests,
  EXISTS (SELECT FROM verified_people v WHERE v.person_id = p.id) AS is_verified,
  language_bits(p.languages) AS languages
FROM profiles p
JOIN auth_user a ON a."id" = p.id
CROSS JOIN LATERAL (
  SELECT discovery_seeker(p.gender, p.looking_for, p.friendship_preference, p.relationship_preference) AS seeker
  -- Worked out once; without the fence it would be for every use.
  OFFSET 0
) s
CROSS JOIN LATERAL (
  SELECT coalesce(array_agg(n.number ORDER BY n.number), '{}') AS interests
  FROM (
    SELECT t.numbers[row_number() OVER (PARTITION BY t.numbers[1] ORDER BY t.gustos_id)] AS number
    FROM (
      SELECT c.gustos_id,
        -- Looked up one by one: a join may read the whole catalogue for each person.
        (SELECT known.numbers FROM discovery_titles known WHERE known.gustos_id = c.gustos_id) AS numbers
      FROM usuario_gustos c
      WHERE c.user_id = p.id
    ) t
  ) n
) i;

CREATE OR REPLACE FUNCTION discovery_refresh(people uuid[]) RETURNS void
LANGUAGE plpgsql
-- Compiling takes ten times as long as running, yet the estimates for a few hundred people ask for it.
SET jit = off
AS $$
BEGIN
  IF coalesce(cardinality(people), 0) = 0 THEN
    RETURN;
  END IF;
  -- First the locks, then, in a statement with a snapshot of its own, the reading: two transactions that change the same
  -- person by different tables would otherwise undo each other's part.
  PERFORM FROM discovery WHERE id = ANY (people) ORDER BY id FOR NO KEY UPDATE;
  INSERT INTO discovery_places (city_id, x, y, z)
  SELECT c.id, v.x, v.y, v.z
  FROM cities c CROSS JOIN LATERAL discovery_unit_vector(c.latitude, c.longitude) v
  WHERE c.id IN (SELECT city FROM profiles WHERE id = ANY (people))
    AND NOT EXISTS (SELECT FROM discovery_places known WHERE known.city_id = c.id)
  ON CONFLICT DO NOTHING;
  INSERT INTO discovery AS known (
    id, mask, seeker, interest_count, hidden_until, premium_until, city_id, birth_date, country, interests,
    is_verified, languages
  )
  SELECT id, mask, seeker, interest_count, hidden_until, premium_until, city_id, birth_date, country, interests,
    is_verified, languages
  FROM discovery_source WHERE id = ANY (people)
  ON CONFLICT (id) DO UPDATE SET
    mask = excluded.mask, seeker = excluded.seeker, interest_count = excluded.interest_count,
    hidden_until = excluded.hidden_until, premium_until = excluded.premium_until, city_id = excluded.city_id,
    birth_date = excluded.birth_date, country = excluded.country, interests = excluded.interests,
    is_verified = excluded.is_verified, languages = excluded.languages
  WHERE known IS DISTINCT FROM excluded;
END
$$;
