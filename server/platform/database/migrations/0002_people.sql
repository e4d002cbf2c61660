-- ISO 3166-1 alpha-2 countries.
CREATE TABLE countries (
  code text PRIMARY KEY CONSTRAINT countries_code_shape CHECK (code ~ '^[A-Z]{2}$'),
  name text NOT NULL CONSTRAINT countries_name_not_blank CHECK (name ~ '\S')
);

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
  -- All names by which it is found, folded by the loader (domain/places), each between line breaks. A search reads those of one
  -- country and nothing else.
  search_names text COLLATE "C" NOT NULL DEFAULT '',
  -- Target of the profile's foreign key: a profile's city lies in its country.
  CONSTRAINT cities_id_country_key UNIQUE (id, country_code)
);

-- In alphabetical order, accents aside, for the paged list.
CREATE INDEX cities_country_search_name_idx ON cities (country_code, search_name, id);
CREATE INDEX cities_country_population_idx ON cities (country_code, population DESC, id);

-- The table is filled country by country: in this order a search reads each of its pages once.
CREATE INDEX cities_country_idx ON cities (country_code);

-- True where every element is one of the genders; an array with a null element is not.
CREATE FUNCTION are_genders(genders text[]) RETURNS boolean
LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $$ SELECT genders <@ ARRAY['hombre', 'mujer', 'otro'] AND cardinality(genders) <= 3 $$;

-- One person, one id: the profile's id is the account's.
CREATE TABLE profiles (
  id uuid PRIMARY KEY REFERENCES auth_user ("id") ON DELETE CASCADE,
  user_id uuid NOT NULL GENERATED ALWAYS AS (id) STORED CONSTRAINT profiles_user_id_key UNIQUE,
  -- Empty in imported rows only; registration requires one.
  nickname text CONSTRAINT profiles_nickname_shape CHECK (nickname ~ '^[A-Za-z0-9_-]{3,20}$'),
  -- Follows auth_user.email, see below.
  email text NOT NULL CONSTRAINT profiles_email_key UNIQUE,
  -- Two names of at most 10; an imported "real name" split at its first space can leave up to 20 on one side.
  first_name text CONSTRAINT profiles_first_name_length CHECK (char_length(first_name) <= 20),
  last_name text CONSTRAINT profiles_last_name_length CHECK (char_length(last_name) <= 20),
  real_name text GENERATED ALWAYS AS (
    nullif(btrim(btrim(coalesce(first_name, '')) || ' ' || btrim(coalesce(last_name, ''))), '')
  ) STORED,
  country text REFERENCES countries (code) ON UPDATE CASCADE ON DELETE RESTRICT,
  city integer CONSTRAINT profiles_city_needs_country CHECK (city IS NULL OR country IS NOT NULL),
  bio text CONSTRAINT profiles_bio_length CHECK (char_length(bio) <= 300),
  gender text CONSTRAINT profiles_gender CHECK (gender IN ('hombre', 'mujer', 'otro')),
  looking_for text CONSTRAINT profiles_looking_for CHECK (looking_for IN ('amistad', 'relacion', 'ambas')),
  friendship_preference text[] NOT NULL DEFAULT '{}'
    CONSTRAINT profiles_friendship_preference CHECK (are_genders(friendship_preference)),
  relationship_preference text[] NOT NULL DEFAULT '{}'
    CONSTRAINT profiles_relationship_preference CHECK (are_genders(relationship_preference)),
  avatar_url text,
  -- Only the plausible; the age rule needs today's date and is the server's.
  fecha_nacimiento date
    CONSTRAINT profiles_fecha_nacimiento CHECK (fecha_nacimiento BETWEEN '1900-01-01' AND '2100-01-01'),
  notificacion_like boolean NOT NULL DEFAULT false,
  notificacion_chat boolean NOT NULL DEFAULT false,
  is_moderator boolean NOT NULL DEFAULT false,
  -- Of emails and notices to this person.
  language text NOT NULL DEFAULT 'es'
    CONSTRAINT profiles_language CHECK (language IN ('es', 'en', 'fr', 'it', 'de', 'pt')),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  -- Operators see the state of the installation, and nothing of members.
  is_operator boolean NOT NULL DEFAULT false,
  -- People on a break are in nobody's discovery.
  is_paused boolean NOT NULL DEFAULT false,
  -- The photos after the first, which is avatar_url, in their order and as addresses like it.
  more_photos text[] NOT NULL DEFAULT '{}',
  CONSTRAINT profiles_city_in_country FOREIGN KEY (city, country) REFERENCES cities (id, country_code)
    ON UPDATE CASCADE ON DELETE RESTRICT,
  CONSTRAINT profiles_more_photos CHECK (cardinality(more_photos) <= 5)
) WITH (fillfactor = 85);

-- Nicknames differ in more than case.
CREATE UNIQUE INDEX profiles_nickname_key ON profiles (lower(nickname));
CREATE INDEX profiles_country_city_idx ON profiles (country, city);
CREATE INDEX profiles_city_idx ON profiles (city);

-- The few moderators among everybody: events go to them, and nobody may take a nickname that looks like theirs.
CREATE INDEX profiles_moderators_idx ON profiles (id) WHERE is_moderator;

-- Moderators find people by a part of the nickname or the real name.
CREATE INDEX profiles_names_search_idx ON profiles
USING gin (fold_text(coalesce(nickname, '') || ' ' || coalesce(real_name, '')) gin_trgm_ops);

-- One truth for the e-mail, the account's: whatever is written to the profile, the profile shows that.
CREATE FUNCTION profiles_take_account_email() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  -- Without an account the foreign key has its say, not a missing e-mail.
  NEW.email := coalesce((SELECT "email" FROM auth_user WHERE "id" = NEW.id), NEW.email);
  RETURN NEW;
END
$$;

CREATE TRIGGER profiles_take_account_email BEFORE INSERT OR UPDATE OF email ON profiles
FOR EACH ROW EXECUTE FUNCTION profiles_take_account_email();

CREATE FUNCTION auth_user_pass_email_on() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  UPDATE profiles SET email = NEW."email" WHERE id = NEW."id";
  RETURN NULL;
END
$$;

CREATE TRIGGER auth_user_pass_email_on AFTER UPDATE OF "email" ON auth_user
FOR EACH ROW WHEN (OLD."email" IS DISTINCT FROM NEW."email") EXECUTE FUNCTION auth_user_pass_email_on();

-- Apart from the profile because any activity writes it.
CREATE TABLE presence (
  user_id uuid PRIMARY KEY REFERENCES profiles (id) ON DELETE CASCADE,
  last_seen_at timestamptz(3) NOT NULL
) WITH (fillfactor = 50);

-- Answers to questions that people choose for their profile, in their order.
CREATE TABLE profile_prompts (
  -- Stays while the question does.
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES profiles (id) ON DELETE CASCADE,
  -- Not from a list: two releases may run at once.
  question text NOT NULL CONSTRAINT profile_prompts_question CHECK (question ~ '^[a-z_]{1,60}$'),
  answer text NOT NULL CONSTRAINT profile_prompts_answer CHECK (answer ~ '\S' AND char_length(answer) <= 150),
  position smallint NOT NULL CONSTRAINT profile_prompts_position CHECK (position BETWEEN 1 AND 3),
  CONSTRAINT profile_prompts_question_key UNIQUE (user_id, question),
  -- Checked after each statement, so that one may swap answers.
  CONSTRAINT profile_prompts_position_key UNIQUE (user_id, position) DEFERRABLE INITIALLY IMMEDIATE
);

-- Reported people whose account is deleted, as long as a report about them is stored.
CREATE TABLE deleted_accounts (
  -- Their pseudonym in the moderation log.
  id uuid PRIMARY KEY,
  -- The keyed hash of the e-mail address, as in `banned_emails`, for a ban; empty once the case is decided.
  email_key text,
  deleted_at timestamptz(3) NOT NULL DEFAULT now()
);

CREATE INDEX deleted_accounts_email_idx ON deleted_accounts (email_key);

-- The one lock order of all writes:
--   1. the catalogue, by those who add, rename or remove titles (hold_catalogue);
--   2. titles and people, by id (hold_person); those who pick a title share both;
--   3. rows that belong to people or lie between them;
--   4. rows of discovery, by id.
-- Deleting an account holds the person and then comes to their matches, chats and messages; whoever held one of those and then
-- asked for the person would wait for the deletion, and the deletion for them. Who writes what sets somebody's dot holds that
-- person until the end, so that nobody turns the dot off who cannot see yet what it stands for.
-- A single statement keeps to it by itself: foreign keys lock people and titles when a row is inserted, the triggers that
-- refresh discovery fire at the end of the statement, and a deletion's cascades come to discovery last, since they run in the
-- order in which the foreign keys were made. A transaction that changes a person by several statements holds them first: the
-- second refresh of a discovery row in one transaction checks its foreign key again, and so locks the profile after the row.

-- Keeps a person from being deleted until the end of the transaction; one who is told of something, from any change. Not
-- FOR NO KEY UPDATE: profiles have a generated key and a trigger before updates, and then every update of theirs takes the
-- stronger lock, which two who write to each other would both be short of. Decisions about a deleted account take turns too.
CREATE FUNCTION hold_person(person uuid, is_told boolean) RETURNS void
LANGUAGE plpgsql
AS $$
BEGIN
  IF is_told THEN
    PERFORM FROM profiles WHERE id = person FOR UPDATE;
  ELSE
    PERFORM FROM profiles WHERE id = person FOR KEY SHARE;
  END IF;
  IF NOT FOUND THEN
    PERFORM FROM deleted_accounts WHERE id = person FOR UPDATE;
  END IF;
END
$$;

-- Bans and warnings, written by moderation and read by whatever shows people. At most one row per person; the history is in
-- moderation_log.
CREATE TABLE user_bans (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL CONSTRAINT user_bans_user_id_key UNIQUE REFERENCES profiles (id) ON DELETE CASCADE,
  type text NOT NULL CONSTRAINT user_bans_type CHECK (type IN ('warning', 'ban')),
  ban_reason text NOT NULL CONSTRAINT user_bans_ban_reason CHECK (ban_reason ~ '\S'),
  -- Empty is permanent.
  ban_until timestamptz(3),
  created_by uuid REFERENCES profiles (id) ON DELETE SET NULL,
  notes text,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  warn_seen boolean NOT NULL DEFAULT false,
  CONSTRAINT user_bans_warning_has_no_end CHECK (type = 'ban' OR ban_until IS NULL)
);

CREATE INDEX user_bans_created_by_idx ON user_bans (created_by);
CREATE INDEX user_bans_list_idx ON user_bans (type, created_at DESC, user_id DESC);

-- Bans that are in force now, the one definition (BAN-10): `visible_people` and every check of a session read it.
CREATE VIEW bans_in_force AS
SELECT user_id, ban_reason, ban_until
FROM user_bans
WHERE type = 'ban' AND (ban_until IS NULL OR ban_until > now());

-- Everything that lists or opens people goes through this: an account that is confirmed and not banned now.
CREATE VIEW visible_people AS
SELECT "id" AS id
FROM auth_user
WHERE "emailVerified" AND NOT EXISTS (SELECT FROM bans_in_force b WHERE b.user_id = auth_user."id");

CREATE TABLE gustos (
  id integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY,
  nombre text NOT NULL CONSTRAINT gustos_nombre CHECK (nombre ~ '\S' AND char_length(nombre) <= 200),
  tipo text NOT NULL CONSTRAINT gustos_tipo CHECK (tipo IN ('anime', 'juego', 'serie_pelicula')),
  tags text[] NOT NULL DEFAULT '{}' CONSTRAINT gustos_tags CHECK (array_position(tags, NULL) IS NULL),
  -- Place in the order of how often fans name it, 1 first; unknown is last.
  rank integer CONSTRAINT gustos_rank CHECK (rank > 0),
  -- Year of first publication.
  year integer CONSTRAINT gustos_year CHECK (year BETWEEN 1800 AND 2200)
);

CREATE UNIQUE INDEX gustos_tipo_nombre_key ON gustos (tipo, lower(nombre));

-- The catalogue is read in this order, by whoever opens the choice of titles.
CREATE INDEX gustos_folded_idx ON gustos (fold_text(nombre), id);

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

-- Before the first row is locked: discovery_number_titles runs after all of them are.
CREATE TRIGGER gustos_hold_catalogue BEFORE INSERT OR DELETE OR UPDATE OF id, nombre ON gustos
FOR EACH STATEMENT EXECUTE FUNCTION gustos_hold_catalogue();

-- Other names of the same thing: original titles, translations, abbreviations.
CREATE TABLE gustos_alias (
  gustos_id integer NOT NULL REFERENCES gustos (id) ON DELETE CASCADE,
  alias text NOT NULL CONSTRAINT gustos_alias_alias CHECK (alias ~ '\S' AND char_length(alias) <= 200),
  PRIMARY KEY (gustos_id, alias)
);

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

-- RESTRICT: an interest that people have chosen does not silently vanish from their profiles.
CREATE TABLE usuario_gustos (
  user_id uuid NOT NULL REFERENCES profiles (id) ON DELETE CASCADE,
  gustos_id integer NOT NULL REFERENCES gustos (id) ON DELETE RESTRICT,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, gustos_id)
);

CREATE INDEX usuario_gustos_reverse_idx ON usuario_gustos (gustos_id, user_id);

-- A person's favourite titles in order, and how far they are with each of their titles. Both go with the title.
CREATE TABLE shelf_pins (
  user_id uuid NOT NULL,
  gustos_id integer NOT NULL,
  position smallint NOT NULL CONSTRAINT shelf_pins_position CHECK (position BETWEEN 1 AND 5),
  PRIMARY KEY (user_id, gustos_id),
  CONSTRAINT shelf_pins_place_key UNIQUE (user_id, position),
  CONSTRAINT shelf_pins_title_fkey FOREIGN KEY (user_id, gustos_id)
    REFERENCES usuario_gustos (user_id, gustos_id) ON DELETE CASCADE
);

CREATE TABLE title_statuses (
  user_id uuid NOT NULL,
  gustos_id integer NOT NULL,
  status text NOT NULL CONSTRAINT title_statuses_status CHECK (status IN ('now', 'finished', 'planned', 'dropped')),
  since timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, gustos_id),
  CONSTRAINT title_statuses_title_fkey FOREIGN KEY (user_id, gustos_id)
    REFERENCES usuario_gustos (user_id, gustos_id) ON DELETE CASCADE
);

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

-- Titles that few people love: how many people in discovery have a title of this name, counted daily. Fewer than ten
-- could tell of single ones; a thousand is not rare. The id is the first of the name, as in discovery_titles.
CREATE TABLE rare_titles (
  gustos_id integer PRIMARY KEY REFERENCES gustos (id) ON DELETE CASCADE,
  people integer NOT NULL CONSTRAINT rare_titles_people CHECK (people BETWEEN 10 AND 999)
);
