-- An address is stored in its one canonical form, an international domain as punycode: only so is it unique. Rows that other
-- installations may have in another form stay, and can be changed otherwise, which a constraint would refuse.
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

-- Names of which nothing is drawn, or hyphens alone, are none: these people are called by their nickname.
UPDATE profiles SET first_name = NULL
WHERE first_name ~ '^[-\s\u00AD\u034F\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B-\u200F\u2060-\u206F\u2800\u3164\uFE00-\uFE0F\uFEFF\uFFA0]*$';
UPDATE profiles SET last_name = NULL
WHERE last_name ~ '^[-\s\u00AD\u034F\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B-\u200F\u2060-\u206F\u2800\u3164\uFE00-\uFE0F\uFEFF\uFFA0]*$';
