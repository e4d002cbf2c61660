ALTER TABLE profiles VALIDATE CONSTRAINT profiles_languages;
