-- Answers to questions that people choose for their profile, in their order.
CREATE TABLE profile_prompts (
  -- Stays while the question does.
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES profiles (id) ON DELETE CASCADE,
  -- Not from a list: two releases may run at once.
  question text NOT NULL CONSTRAINT profile_prompts_question CHECK (question ~ '^[a-z_]{1,60}$'),
  answer text NOT NULL CONSTRAINT profile_prompts_answer CHECK (answer ~ '\S' AND char_length(answer) <= 150),
  position smallint NOT NULL CONSTRAINT profile_prompts_position CHECK (position BETWEEN 1 AND 3),
  CONSTRAINT profile_prompts_question_key UNIQUE (user_id, question),
  -- Checked after each statement, so that one may swap answers.
  CONSTRAINT profile_prompts_position_key UNIQUE (user_id, position) DEFERRABLE INITIALLY IMMEDIATE
);
