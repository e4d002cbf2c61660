-- Discovery: what ranking people for a viewer needs to know of everybody, one narrow row per person, kept by triggers in
-- the transaction of whatever changes it; and a feed of who changed, for those who hold a copy. Last, because it follows tables of
-- many areas, and a deletion's cascades run in the order in which the foreign keys were made (the lock order in 0002).

-- The numbers under which an interest is shared: the ids of all titles of its name, whatever their kind, ascending.
-- Interests match by name, and one that both people have in several kinds counts as often as the one who has it in fewer:
-- so a person's first title of a name goes by the first number, their second by the second. Two people share as many
-- interests as their numbers have in common, and whoever loves a name at all has its first number.
CREATE TABLE discovery_titles (
  gustos_id integer PRIMARY KEY REFERENCES gustos (id) ON UPDATE CASCADE ON DELETE CASCADE,
  numbers integer[] NOT NULL
);

-- Cities that somebody lives in, or has lived in, as unit vectors: distances are measured along chords.
CREATE TABLE discovery_places (
  city_id integer PRIMARY KEY REFERENCES cities (id) ON UPDATE CASCADE ON DELETE CASCADE,
  x double precision NOT NULL,
  y double precision NOT NULL,
  z double precision NOT NULL
);

-- The same steps as in the server's own measuring of distances.
CREATE FUNCTION discovery_unit_vector(
  latitude double precision, longitude double precision,
  OUT x double precision, OUT y double precision, OUT z double precision
)
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
AS $$
  SELECT cos(phi) * cos(lambda), cos(phi) * sin(lambda), sin(phi)
  FROM (SELECT latitude * pi() / 180 AS phi, longitude * pi() / 180 AS lambda) place
$$;

CREATE FUNCTION discovery_move_place() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  UPDATE discovery_places
  SET (x, y, z) = (SELECT v.x, v.y, v.z FROM discovery_unit_vector(NEW.latitude, NEW.longitude) v)
  WHERE city_id = NEW.id;
  RETURN NULL;
END
$$;

CREATE TRIGGER discovery_move_place AFTER UPDATE OF latitude, longitude ON cities
FOR EACH ROW WHEN (OLD.latitude <> NEW.latitude OR OLD.longitude <> NEW.longitude)
EXECUTE FUNCTION discovery_move_place();

-- The columns that every query tests stand first and are never null: their place in a row is known without looking.
CREATE TABLE discovery (
  id uuid PRIMARY KEY REFERENCES profiles (id) ON DELETE CASCADE,
  -- Bit kind·9 + own gender·3 + wanted gender, for each wish; see discovery_mask.
  mask integer NOT NULL,
  -- Gender, intention and both lists as they are; see discovery_seeker.
  seeker integer NOT NULL,
  interest_count integer NOT NULL,
  -- Neither needs a job when its time comes: -infinity is never, infinity has no end.
  hidden_until timestamptz(3) NOT NULL,
  premium_until timestamptz(3) NOT NULL,
  city_id integer,
  birth_date date,
  country text,
  -- Numbers of discovery_titles, ascending.
  interests integer[] NOT NULL,
  is_verified boolean NOT NULL DEFAULT false
) WITH (fillfactor = 85);

CREATE INDEX discovery_city_idx ON discovery (city_id);

-- Genders are numbered hombre 0, mujer 1, otro 2; bit 2^number.
CREATE FUNCTION discovery_genders(genders text[]) RETURNS integer
LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $$
  SELECT ('hombre' = ANY (genders))::int + ('mujer' = ANY (genders))::int * 2 + ('otro' = ANY (genders))::int * 4
$$;

-- What the preference rule looks at, in ten bits: gender (3 is unknown), intention·4 (amistad 1, relacion 2, ambas 3,
-- unknown 0), wanted friends·16, wanted partners·128.
CREATE FUNCTION discovery_seeker(gender text, looking_for text, friends text[], partners text[]) RETURNS integer
LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $$
  SELECT coalesce(array_position(ARRAY['hombre', 'mujer', 'otro'], gender) - 1, 3)
    + coalesce(array_position(ARRAY['amistad', 'relacion', 'ambas'], looking_for), 0) * 4
    + discovery_genders(friends) * 16 + discovery_genders(partners) * 128
$$;

-- The wishes in it as a mask. Two people fit when one's mask and the other's with the two genders swapped have a bit in
-- common; who lacks gender or intention has no bit.
CREATE FUNCTION discovery_mask(seeker integer) RETURNS integer
LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $$
  SELECT CASE WHEN seeker & 3 = 3 THEN 0 ELSE
    CASE WHEN seeker & 4 = 0 THEN 0 ELSE (seeker >> 4 & 7) << ((seeker & 3) * 3) END
    + CASE WHEN seeker & 8 = 0 THEN 0 ELSE (seeker >> 7 & 7) << ((seeker & 3) * 3 + 9) END
  END
$$;

-- What a person's row has to be, worked out from the tables that say so.
CREATE VIEW discovery_source AS
SELECT p.id, discovery_mask(s.seeker) AS mask, s.seeker, cardinality(i.interests) AS interest_count,
  CASE WHEN a."emailVerified" AND NOT p.is_paused THEN coalesce(
    (SELECT coalesce(b.ban_until, 'infinity') FROM user_bans b WHERE b.user_id = p.id AND b.type = 'ban'), '-infinity'
  ) ELSE 'infinity' END::timestamptz(3) AS hidden_until,
  coalesce((
    SELECT max(coalesce(u.end_date, 'infinity')) FROM subscriptions u WHERE u.user_id = p.id AND u.status = 'active'
  ), '-infinity')::timestamptz(3) AS premium_until,
  p.city AS city_id, p.fecha_nacimiento AS birth_date, p.country, i.interests,
  EXISTS (SELECT FROM verified_people v WHERE v.person_id = p.id) AS is_verified
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

-- Brings the rows of these people up to date, those who have a profile.
CREATE FUNCTION discovery_refresh(people uuid[]) RETURNS void
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
    is_verified
  )
  SELECT id, mask, seeker, interest_count, hidden_until, premium_until, city_id, birth_date, country, interests,
    is_verified
  FROM discovery_source WHERE id = ANY (people)
  ON CONFLICT (id) DO UPDATE SET
    mask = excluded.mask, seeker = excluded.seeker, interest_count = excluded.interest_count,
    hidden_until = excluded.hidden_until, premium_until = excluded.premium_until, city_id = excluded.city_id,
    birth_date = excluded.birth_date, country = excluded.country, interests = excluded.interests,
    is_verified = excluded.is_verified
  WHERE known IS DISTINCT FROM excluded;
END
$$;

-- Gives the titles of these names, folded to lower case, new numbers, and updates the fans whose numbers change. Runs while
-- the catalogue is held. Anyone who picks one of the titles at the same time waits at its foreign key, or is waited for.
CREATE FUNCTION discovery_number_titles(names text[]) RETURNS void
LANGUAGE plpgsql
AS $$
DECLARE
  -- The first number of each title as it was, by the title's id.
  firsts jsonb;
  renumbered integer[];
  moved integer[];
BEGIN
  SELECT coalesce(jsonb_object_agg(known.gustos_id, known.numbers[1]), '{}') INTO firsts
  FROM gustos g JOIN discovery_titles known ON known.gustos_id = g.id
  WHERE g.tipo IN ('anime', 'juego', 'serie_pelicula') AND lower(g.nombre) = ANY (names);
  WITH changed AS (
    INSERT INTO discovery_titles AS known (gustos_id, numbers)
    SELECT id, array_agg(id) OVER (
      PARTITION BY lower(nombre) ORDER BY id ROWS BETWEEN UNBOUNDED PRECEDING AND UNBOUNDED FOLLOWING
    )
    FROM gustos
    -- With the kinds named, the unique index finds a few names among many.
    WHERE tipo IN ('anime', 'juego', 'serie_pelicula') AND lower(nombre) = ANY (names)
    ON CONFLICT (gustos_id) DO UPDATE SET numbers = excluded.numbers WHERE known.numbers <> excluded.numbers
    RETURNING gustos_id, numbers[1] AS first
  )
  SELECT array_agg(gustos_id), array_agg(gustos_id) FILTER (WHERE first IS DISTINCT FROM (firsts ->> gustos_id::text)::int)
  INTO renumbered, moved FROM changed;
  PERFORM FROM gustos WHERE id = ANY (renumbered) ORDER BY id FOR UPDATE;
  -- Fans of one title of a name go by its first number, which rarely changes; fans of several also by what follows. So a
  -- title of a name with a hundred thousand fans is added without touching them.
  PERFORM discovery_refresh(ARRAY(
    SELECT user_id FROM usuario_gustos WHERE gustos_id = ANY (moved)
    UNION
    SELECT user_id FROM usuario_gustos WHERE gustos_id = ANY (renumbered) GROUP BY user_id HAVING count(*) > 1
  ));
END
$$;

CREATE FUNCTION discovery_follow_titles() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM discovery_number_titles(ARRAY(SELECT DISTINCT lower(nombre) FROM changed));
  RETURN NULL;
END
$$;

CREATE TRIGGER discovery_follow_insert AFTER INSERT ON gustos
REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION discovery_follow_titles();
CREATE TRIGGER discovery_follow_delete AFTER DELETE ON gustos
REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION discovery_follow_titles();

CREATE FUNCTION discovery_follow_title() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM discovery_number_titles(ARRAY[lower(OLD.nombre), lower(NEW.nombre)]);
  RETURN NULL;
END
$$;

CREATE TRIGGER discovery_follow_update AFTER UPDATE OF id, nombre ON gustos
FOR EACH ROW WHEN (OLD.id <> NEW.id OR lower(OLD.nombre) <> lower(NEW.nombre))
EXECUTE FUNCTION discovery_follow_title();

-- For tables whose rows belong to somebody by `user_id`: once per statement, however many rows it changes.
CREATE FUNCTION discovery_follow() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM discovery_refresh(ARRAY(SELECT DISTINCT user_id FROM changed));
  RETURN NULL;
END
$$;

CREATE TRIGGER discovery_follow_insert AFTER INSERT ON profiles
REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION discovery_follow();

CREATE TRIGGER discovery_follow_insert AFTER INSERT ON usuario_gustos
REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION discovery_follow();
CREATE TRIGGER discovery_follow_update_old AFTER UPDATE ON usuario_gustos
REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION discovery_follow();
CREATE TRIGGER discovery_follow_update_new AFTER UPDATE ON usuario_gustos
REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION discovery_follow();
CREATE TRIGGER discovery_follow_delete AFTER DELETE ON usuario_gustos
REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION discovery_follow();

CREATE TRIGGER discovery_follow_insert AFTER INSERT ON subscriptions
REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION discovery_follow();
CREATE TRIGGER discovery_follow_update_old AFTER UPDATE ON subscriptions
REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION discovery_follow();
CREATE TRIGGER discovery_follow_update_new AFTER UPDATE ON subscriptions
REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION discovery_follow();
CREATE TRIGGER discovery_follow_delete AFTER DELETE ON subscriptions
REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION discovery_follow();

CREATE TRIGGER discovery_follow_insert AFTER INSERT ON user_bans
REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION discovery_follow();
CREATE TRIGGER discovery_follow_update_old AFTER UPDATE ON user_bans
REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION discovery_follow();
CREATE TRIGGER discovery_follow_update_new AFTER UPDATE ON user_bans
REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION discovery_follow();
CREATE TRIGGER discovery_follow_delete AFTER DELETE ON user_bans
REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION discovery_follow();

-- By row, so that what changes all the time, the dots of likes and chats, does not come here at all.
CREATE FUNCTION discovery_follow_person() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM discovery_refresh(ARRAY[NEW.id]);
  RETURN NULL;
END
$$;

CREATE TRIGGER discovery_follow_update AFTER UPDATE OF
  gender, looking_for, friendship_preference, relationship_preference, city, country, fecha_nacimiento
ON profiles FOR EACH ROW WHEN (
  (OLD.gender, OLD.looking_for, OLD.friendship_preference, OLD.relationship_preference, OLD.city, OLD.country,
    OLD.fecha_nacimiento)
  IS DISTINCT FROM
  (NEW.gender, NEW.looking_for, NEW.friendship_preference, NEW.relationship_preference, NEW.city, NEW.country,
    NEW.fecha_nacimiento)
) EXECUTE FUNCTION discovery_follow_person();

CREATE TRIGGER discovery_follow_update AFTER UPDATE OF "emailVerified" ON auth_user
FOR EACH ROW WHEN (OLD."emailVerified" <> NEW."emailVerified") EXECUTE FUNCTION discovery_follow_person();

CREATE TRIGGER discovery_follow_pause AFTER UPDATE OF is_paused ON profiles
FOR EACH ROW WHEN (old.is_paused <> new.is_paused)
EXECUTE FUNCTION discovery_follow_person();

CREATE FUNCTION discovery_follow_mark() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM discovery_refresh(ARRAY(SELECT person_id FROM changed));
  RETURN NULL;
END
$$;

CREATE TRIGGER discovery_follow_insert AFTER INSERT ON verified_people REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION discovery_follow_mark();
CREATE TRIGGER discovery_follow_delete AFTER DELETE ON verified_people REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION discovery_follow_mark();

-- Who changed, once per transaction. A reader keeps the snapshot of its last reading and takes what that one did not see
-- (`discovery_feed`): numbers drawn from a sequence become visible in another order than they are drawn.
CREATE TABLE discovery_changes (
  xid xid8 NOT NULL DEFAULT pg_current_xact_id(),
  person_id uuid NOT NULL,
  changed_at timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (xid, person_id)
);

-- The newest transaction that was pruned from the feed; no row before the first pruning.
CREATE TABLE discovery_pruned (
  only_row boolean PRIMARY KEY DEFAULT true CONSTRAINT discovery_pruned_only_row CHECK (only_row),
  xid xid8 NOT NULL
);

-- Nobody listens: whoever holds a copy reads the feed before each answer, and every minute besides. A notification would
-- make all transactions of the database take turns when they commit.
CREATE FUNCTION discovery_tell() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  INSERT INTO discovery_changes (person_id) SELECT id FROM changed ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;

CREATE TRIGGER discovery_tell_insert AFTER INSERT ON discovery
REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION discovery_tell();
CREATE TRIGGER discovery_tell_update AFTER UPDATE ON discovery
REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION discovery_tell();
CREATE TRIGGER discovery_tell_delete AFTER DELETE ON discovery
REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION discovery_tell();

-- Whether the feed still has everything that `mark` did not see, and if so who changed: whom transactions changed that `mark` did
-- not see and the present snapshot does. A restored dump brings numbers of transactions that are still to come here: they are
-- passed over. Read it in FROM: there it becomes part of the statement and is planned with it, once for all callings; in a list of
-- columns it is planned each time.
CREATE FUNCTION discovery_feed(mark pg_snapshot) RETURNS TABLE (reaches boolean, people uuid[])
LANGUAGE sql STABLE
AS $$
  SELECT
    NOT EXISTS (
      SELECT FROM discovery_pruned
      WHERE xid >= pg_snapshot_xmin(mark) AND xid < pg_snapshot_xmax(pg_current_snapshot())
    ),
    ARRAY(
      SELECT DISTINCT person_id FROM discovery_changes
      WHERE xid >= pg_snapshot_xmin(mark) AND xid < pg_snapshot_xmax(pg_current_snapshot())
        AND NOT pg_visible_in_snapshot(xid, mark)
    )
$$;

-- Forgets changes that are older; whoever has not read them yet has to read everybody anew.
CREATE FUNCTION discovery_prune_changes(older_than interval) RETURNS bigint
LANGUAGE plpgsql
AS $$
DECLARE
  newest xid8;
  pruned bigint;
BEGIN
  WITH gone AS (DELETE FROM discovery_changes WHERE changed_at < now() - older_than RETURNING xid)
  -- PostgreSQL 15 has no max() of these.
  SELECT (array_agg(xid ORDER BY xid DESC))[1], count(*) INTO newest, pruned FROM gone;
  IF pruned > 0 THEN
    INSERT INTO discovery_pruned AS known (xid) VALUES (newest)
    ON CONFLICT (only_row) DO UPDATE SET xid = excluded.xid
    WHERE known.xid < excluded.xid OR known.xid >= pg_snapshot_xmax(pg_current_snapshot());
  END IF;
  RETURN pruned;
END
$$;
