-- When moderators last opened the queue, and were last told by push that cases wait.
CREATE TABLE moderation_bells (
  moderator_id uuid PRIMARY KEY REFERENCES profiles (id) ON DELETE CASCADE,
  opened_at timestamptz(3),
  told_at timestamptz(3)
);
