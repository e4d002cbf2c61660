-- What all areas stand on; each of the next migrations makes the tables of one. Times keep milliseconds, what a JavaScript Date
-- holds: a value read and sent back, as a paging cursor is, equals the stored one. Hence timestamptz(3) throughout.

-- Trusted extensions: the owner of a database may create them without being a superuser.
CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA public;
CREATE EXTENSION IF NOT EXISTS unaccent WITH SCHEMA public;
-- Its `&` and `icount` count what two sorted lists of numbers share.
CREATE EXTENSION IF NOT EXISTS intarray WITH SCHEMA public;

-- Text folded for search and alphabetical order: without accents, in lower case. `unaccent` is merely STABLE because a
-- dictionary could be replaced; with the dictionary named, ours never is, and indexes need IMMUTABLE.
CREATE FUNCTION fold_text(value text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
AS $$ SELECT lower(public.unaccent('public.unaccent'::regdictionary, value)) $$;

-- Accounts. The id of an account is the person's in all tables. The columns of sign-in that have capitals keep the names of the
-- authentication library that once made them.
CREATE TABLE auth_user (
  "id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  "email" text NOT NULL,
  "emailVerified" boolean NOT NULL,
  "createdAt" timestamptz(3) NOT NULL DEFAULT now(),
  "updatedAt" timestamptz(3) NOT NULL DEFAULT now(),
  -- Makes the unique constraint case-insensitive.
  CONSTRAINT auth_user_email_lower_case CHECK ("email" = lower("email")),
  CONSTRAINT auth_user_email_key UNIQUE ("email")
);

-- Every list of people keeps to confirmed accounts; this answers that from the index alone.
CREATE INDEX auth_user_confirmed_idx ON auth_user ("id") WHERE "emailVerified";

-- An address is stored in its one canonical form, an international domain as punycode: only so is it unique. No constraint, which
-- would refuse any change of a row that another installation brought in another form.
CREATE FUNCTION auth_user_email_ascii() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  RAISE EXCEPTION 'the email address is not in its canonical form'
    USING ERRCODE = 'check_violation', TABLE = 'auth_user', CONSTRAINT = 'auth_user_email_ascii';
END
$$;

CREATE TRIGGER auth_user_email_ascii BEFORE INSERT OR UPDATE OF email ON auth_user
FOR EACH ROW WHEN (NEW.email !~ '^[!-~]+$') EXECUTE FUNCTION auth_user_email_ascii();
