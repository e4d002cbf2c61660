-- Searches and imported lists are matched in memory, so nothing reads through these.
DROP INDEX gustos_nombre_search_idx;
DROP INDEX gustos_alias_search_idx;

-- The entries of titles in databases of others, such as `mal-anime:21`: one title has one for each of its seasons.
CREATE TABLE title_references (
  reference text PRIMARY KEY CONSTRAINT title_references_reference CHECK (reference ~ '^[a-z]+(-[a-z]+)?:[a-z0-9]{1,20}$'),
  gustos_id integer NOT NULL REFERENCES gustos (id) ON DELETE CASCADE
);

CREATE INDEX title_references_gustos_id_idx ON title_references (gustos_id);

-- What imported lists name and the catalogue lacks, for the operator. Nothing tells whose lists they were.
CREATE TABLE unknown_titles (
  -- The title as others would also write it.
  key text PRIMARY KEY CONSTRAINT unknown_titles_key CHECK (char_length(key) BETWEEN 1 AND 600),
  title text NOT NULL CONSTRAINT unknown_titles_title CHECK (title ~ '\S' AND char_length(title) <= 200),
  tipo text CONSTRAINT unknown_titles_tipo CHECK (tipo IN ('anime', 'juego', 'serie_pelicula')),
  -- Imports that named it.
  mentions integer NOT NULL DEFAULT 1 CONSTRAINT unknown_titles_mentions CHECK (mentions > 0),
  last_mentioned_on date NOT NULL DEFAULT current_date
);

CREATE INDEX unknown_titles_mentions_idx ON unknown_titles (mentions DESC, last_mentioned_on DESC, key);

-- A row for each statement that changed the catalogue. Whoever holds a copy of the catalogue compares their number and sum:
-- rows get ever larger ids, so both are the same only while nothing has changed, in whatever order transactions commit.
CREATE TABLE catalogue_changes (
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY
);

CREATE FUNCTION catalogue_changed() RETURNS trigger
LANGUAGE plpgsql
AS $$
DECLARE
  change bigint;
BEGIN
  INSERT INTO catalogue_changes DEFAULT VALUES RETURNING id INTO change;
  -- SKIP LOCKED, so that writers never wait for each other here.
  DELETE FROM catalogue_changes WHERE id IN (
    SELECT id FROM catalogue_changes WHERE id < change - 1000 FOR UPDATE SKIP LOCKED
  );
  RETURN NULL;
END
$$;

CREATE TRIGGER catalogue_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON gustos
FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed();
CREATE TRIGGER catalogue_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON gustos_alias
FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed();
CREATE TRIGGER catalogue_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON title_references
FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed();
