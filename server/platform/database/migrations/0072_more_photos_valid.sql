ALTER TABLE profiles VALIDATE CONSTRAINT profiles_more_photos;
