-- ISO 3166-1 alpha-2 countries.
CREATE TABLE countries (
  code text PRIMARY KEY CONSTRAINT countries_code_shape CHECK (code ~ '^[A-Z]{2}$'),
  name text NOT NULL CONSTRAINT countries_name_not_blank CHECK (name ~ '\S')
);

CREATE INDEX countries_name_idx ON countries (name, code);

-- The name of a place as people type it when they search: folded, without apostrophes, hyphens as spaces.
CREATE FUNCTION fold_place_name(value text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
AS $$ SELECT translate(public.fold_text(value), '-ə''`´ʿʾ', ' e') $$;

-- `id` is the GeoNames id; coordinates in degrees (WGS 84).
CREATE TABLE cities (
  id integer PRIMARY KEY,
  name text NOT NULL CONSTRAINT cities_name_not_blank CHECK (name ~ '\S'),
  country_code text NOT NULL REFERENCES countries (code) ON DELETE RESTRICT,
  latitude double precision NOT NULL CONSTRAINT cities_latitude CHECK (latitude BETWEEN -90 AND 90),
  longitude double precision NOT NULL CONSTRAINT cities_longitude CHECK (longitude BETWEEN -180 AND 180),
  region text,
  population integer NOT NULL DEFAULT 0 CONSTRAINT cities_population CHECK (population >= 0),
  -- Stored, because folding the names of a large country at every search takes ten times as long as reading them.
  search_name text NOT NULL GENERATED ALWAYS AS (fold_place_name(name)) STORED,
  -- Target of the profile's foreign key: a profile's city lies in its country.
  CONSTRAINT cities_id_country_key UNIQUE (id, country_code)
);

-- By name and country to find an id; in alphabetical order, accents aside, for the paged list.
CREATE INDEX cities_country_name_idx ON cities (country_code, name);
CREATE INDEX cities_country_search_name_idx ON cities (country_code, search_name, id);
CREATE INDEX cities_country_population_idx ON cities (country_code, population DESC, id);

-- Other names by which people search for a city: in other languages, former ones.
CREATE TABLE city_alias (
  city_id integer NOT NULL REFERENCES cities (id) ON DELETE CASCADE,
  alias text NOT NULL CONSTRAINT city_alias_alias_not_blank CHECK (alias ~ '\S'),
  search_alias text NOT NULL GENERATED ALWAYS AS (fold_place_name(alias)) STORED,
  PRIMARY KEY (city_id, alias)
);

CREATE INDEX city_alias_search_idx ON city_alias USING gin (search_alias gin_trgm_ops);
