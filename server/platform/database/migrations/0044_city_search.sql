-- All names by which a city is found, folded by the loader of the geography (domain/places), each between line breaks. A search
-- reads those of one country and nothing else. The names arrive with the data of this release, at the start that applies this.
ALTER TABLE cities ADD COLUMN search_names text COLLATE "C" NOT NULL DEFAULT '';
DROP TABLE city_alias;

-- The table is filled country by country: in this order a search reads each of its pages once.
CREATE INDEX cities_country_idx ON cities (country_code);
