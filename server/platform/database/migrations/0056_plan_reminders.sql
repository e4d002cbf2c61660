-- Reminders that were claimed: for one of the two, of the time that a plan has. Another time is another reminder.
CREATE TABLE plan_reminders (
  plan_id uuid NOT NULL REFERENCES plans (id) ON DELETE CASCADE,
  for_proposer boolean NOT NULL,
  before text NOT NULL,
  starts_at timestamptz(3) NOT NULL,
  PRIMARY KEY (plan_id, for_proposer, before, starts_at),
  CONSTRAINT plan_reminders_before CHECK (before IN ('day', 'hours'))
);
