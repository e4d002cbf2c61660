ALTER TABLE profiles VALIDATE CONSTRAINT profiles_name_choice;
