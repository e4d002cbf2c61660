-- How many visible people of a country have chosen a title: counted daily, rounded, and only where there are enough not
-- to tell of single ones.
CREATE TABLE title_fans (
  gustos_id integer NOT NULL REFERENCES gustos (id) ON DELETE CASCADE,
  country text NOT NULL REFERENCES countries (code) ON UPDATE CASCADE ON DELETE CASCADE,
  people integer NOT NULL CONSTRAINT title_fans_people CHECK (people >= 10),
  PRIMARY KEY (gustos_id, country)
);

-- For the foreign key.
CREATE INDEX title_fans_country_idx ON title_fans (country);
