-- The one lock order of all writes; 0013 has its beginning:
--   1. the catalogue, by those who add, rename or remove titles (hold_catalogue);
--   2. titles and people, by id (hold_person); those who pick a title share both;
--   3. rows that belong to people or lie between them;
--   4. rows of discovery, by id.
-- A single statement keeps to it by itself: foreign keys lock people and titles when a row is inserted, the triggers that
-- refresh discovery fire at the end of the statement, and a deletion's cascades come to discovery last, since they run in the
-- order in which the foreign keys were made. A transaction that changes a person by several statements holds them first: the
-- second refresh of a discovery row in one transaction checks its foreign key again, and so locks the profile after the row.

-- Makes writers of titles take turns, until the end of the transaction.
CREATE FUNCTION hold_catalogue() RETURNS void
LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(7241908);
END
$$;

CREATE FUNCTION gustos_hold_catalogue() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM hold_catalogue();
  RETURN NULL;
END
$$;

-- Before the first row is locked: discovery_number_titles, which took this lock itself, runs after all of them are.
CREATE TRIGGER gustos_hold_catalogue BEFORE INSERT OR DELETE OR UPDATE OF id, nombre ON gustos
FOR EACH STATEMENT EXECUTE FUNCTION gustos_hold_catalogue();

-- Gives the titles of these names, folded to lower case, new numbers, and updates the fans whose numbers change. Runs while
-- the catalogue is held. Anyone who picks one of the titles at the same time waits at its foreign key, or is waited for.
CREATE OR REPLACE FUNCTION discovery_number_titles(names text[]) RETURNS void
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
