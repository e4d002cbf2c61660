-- Both extensions are trusted: the owner of a database may create them without being a superuser.
CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA public;
CREATE EXTENSION IF NOT EXISTS unaccent WITH SCHEMA public;

-- Times keep milliseconds, what a JavaScript Date holds: a value read and sent back, as a paging cursor is, equals
-- the stored one. Hence timestamptz(3) throughout.

-- Text folded for search and alphabetical order: without accents, in lower case. `unaccent` is merely STABLE because a
-- dictionary could be replaced; with the dictionary named, ours never is, and indexes need IMMUTABLE.
CREATE FUNCTION fold_text(value text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
AS $$ SELECT lower(public.unaccent('public.unaccent'::regdictionary, value)) $$;
