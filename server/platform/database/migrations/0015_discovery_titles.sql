-- Gives the titles of these names, folded to lower case, their numbers anew, and their fans too, as far as theirs change.
-- Two transactions that cannot see each other's titles, or the other's fans, would leave numbers behind that do not go
-- together: the former take turns, and whoever picks one of the titles at the same time waits by its foreign key, or is
-- waited for.
CREATE OR REPLACE FUNCTION discovery_number_titles(names text[]) RETURNS void
LANGUAGE plpgsql
AS $$
DECLARE
  -- The first number of each title as it was, by the title's id.
  firsts jsonb;
  renumbered integer[];
  moved integer[];
BEGIN
  PERFORM pg_advisory_xact_lock(7241908);
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
  -- Who loves one title of a name goes by its first number, which rarely changes; the others by what follows. A title of
  -- a name with a hundred thousand fans is added without touching them.
  PERFORM discovery_refresh(ARRAY(
    SELECT user_id FROM usuario_gustos WHERE gustos_id = ANY (moved)
    UNION
    SELECT user_id FROM usuario_gustos WHERE gustos_id = ANY (renumbered) GROUP BY user_id HAVING count(*) > 1
  ));
END
$$;

-- Nobody listens: whoever holds a copy reads the feed before each answer, and every minute besides. A notification would
-- make all transactions of the database take turns when they commit.
CREATE OR REPLACE FUNCTION discovery_tell() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  INSERT INTO discovery_changes (person_id) SELECT id FROM changed ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;
