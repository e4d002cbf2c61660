-- An address is stored in its one canonical form, an international domain as punycode: only so is it unique. Rows that other
-- installations may have in another form stay.
ALTER TABLE auth_user ADD CONSTRAINT auth_user_email_ascii CHECK ("email" ~ '^[!-~]+$') NOT VALID;

-- Names of which nothing is drawn, or hyphens alone, are none: these people are called by their nickname.
UPDATE profiles SET first_name = NULL
WHERE first_name ~ '^[-\s\u00AD\u034F\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B-\u200F\u2060-\u206F\u2800\u3164\uFE00-\uFE0F\uFEFF\uFFA0]*$';
UPDATE profiles SET last_name = NULL
WHERE last_name ~ '^[-\s\u00AD\u034F\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B-\u200F\u2060-\u206F\u2800\u3164\uFE00-\uFE0F\uFEFF\uFFA0]*$';
