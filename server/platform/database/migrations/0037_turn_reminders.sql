-- People who want no reminder of chats in which it is their turn.
CREATE TABLE turn_reminder_refusals (
  person_id uuid PRIMARY KEY REFERENCES profiles (id) ON DELETE CASCADE
);
