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
  -- The language of letters and notices to this person.
  language text NOT NULL DEFAULT 'es'
    CONSTRAINT profiles_language CHECK (language IN ('es', 'en', 'fr', 'it', 'de', 'pt')),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  CONSTRAINT profiles_city_in_country FOREIGN KEY (city, country) REFERENCES cities (id, country_code)
    ON UPDATE CASCADE ON DELETE RESTRICT
) WITH (fillfactor = 85);

-- Nicknames differ in more than case.
CREATE UNIQUE INDEX profiles_nickname_key ON profiles (lower(nickname));
CREATE INDEX profiles_country_city_idx ON profiles (country, city);
CREATE INDEX profiles_city_idx ON profiles (city);

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
