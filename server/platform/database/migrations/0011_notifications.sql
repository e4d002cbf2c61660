-- Emails with what is new. Everybody has a row; `due_at` is when a server looks next whether there is something to send.
CREATE TABLE digests (
  person_id uuid PRIMARY KEY REFERENCES profiles (id) ON DELETE CASCADE,
  frequency text NOT NULL DEFAULT 'weekly' CHECK (frequency IN ('daily', 'weekly', 'off')),
  -- Null while they are off. The first is on any day of a week, so that not everybody's is on the same.
  due_at timestamptz(3) DEFAULT now() + random() * interval '7 days',
  -- What is older is no news: when the last one was sent.
  told_until timestamptz(3) NOT NULL DEFAULT now(),
  CONSTRAINT digests_due CHECK ((frequency = 'off') = (due_at IS NULL))
);

CREATE INDEX digests_due_idx ON digests (due_at);

CREATE FUNCTION profiles_add_digest() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  INSERT INTO digests (person_id) VALUES (NEW.id);
  RETURN NULL;
END
$$;

CREATE TRIGGER profiles_add_digest AFTER INSERT ON profiles FOR EACH ROW EXECUTE FUNCTION profiles_add_digest();
