-- Since when a person can be discovered: from the moment their email is first confirmed. Who was there before has no row.
CREATE TABLE arrivals (
  person_id uuid PRIMARY KEY REFERENCES auth_user (id) ON DELETE CASCADE,
  arrived_at timestamptz(3) NOT NULL DEFAULT now()
);

CREATE INDEX arrivals_time_idx ON arrivals (arrived_at);

CREATE FUNCTION auth_user_arrive() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  INSERT INTO arrivals (person_id) SELECT id FROM changed WHERE "emailVerified" ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;

CREATE FUNCTION auth_user_arrive_confirmed() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  INSERT INTO arrivals (person_id) VALUES (NEW.id) ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;

CREATE TRIGGER auth_user_arrive AFTER INSERT ON auth_user
REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION auth_user_arrive();

CREATE TRIGGER auth_user_arrive_confirmed AFTER UPDATE OF "emailVerified" ON auth_user
FOR EACH ROW WHEN (NEW."emailVerified" AND NOT OLD."emailVerified") EXECUTE FUNCTION auth_user_arrive_confirmed();
