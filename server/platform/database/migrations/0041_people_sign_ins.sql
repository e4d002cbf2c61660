-- Who has signed in before, and how many emails about unknown devices they got since when: nobody's mailbox is flooded.
CREATE TABLE people_sign_ins (
  user_id uuid PRIMARY KEY REFERENCES auth_user (id) ON DELETE CASCADE,
  counted_since timestamptz(3) NOT NULL DEFAULT now(),
  emails integer NOT NULL DEFAULT 0
);

-- Members of today have signed in before.
INSERT INTO people_sign_ins (user_id) SELECT "id" FROM auth_user WHERE "emailVerified";
