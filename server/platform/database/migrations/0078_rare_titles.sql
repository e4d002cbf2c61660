-- Titles that few people love: how many people in discovery have a title of this name, counted daily. Fewer than ten
-- could tell of single ones; a thousand is not rare. The id is the first of the name, as in discovery_titles.
CREATE TABLE rare_titles (
  gustos_id integer PRIMARY KEY REFERENCES gustos (id) ON DELETE CASCADE,
  people integer NOT NULL CONSTRAINT rare_titles_people CHECK (people BETWEEN 10 AND 999)
);
