ALTER TABLE daily_people VALIDATE CONSTRAINT daily_people_place;
