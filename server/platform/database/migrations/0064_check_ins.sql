-- "I'm home" after a plan: an hour at which its maker is asked, and the person whom they trust. It outlives its plan.
CREATE TABLE check_ins (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  person_id uuid NOT NULL,
  plan_id uuid REFERENCES plans (id) ON DELETE SET NULL,
  due_at timestamptz(3) NOT NULL,
  time_zone text NOT NULL,
  reminded_at timestamptz(3),
  answer text,
  answered_at timestamptz(3),
  -- When the maker wanted it to go on although the plan was cancelled.
  kept_at timestamptz(3),
  trusted text NOT NULL DEFAULT 'none',
  -- Null once it is not needed any more, and where that mailbox gets no invitation now.
  trusted_email text,
  -- Keyed hashes of its mailbox, by the secret of the installation and earlier ones.
  email_keys text[] NOT NULL DEFAULT '{}',
  letters text,
  invited_at timestamptz(3),
  -- Until when a server may be handing the email over.
  sending_until timestamptz(3),
  told_at timestamptz(3),
  -- When the mail server last refused that email.
  refused_at timestamptz(3),
  CONSTRAINT check_ins_once UNIQUE (person_id, plan_id),
  CONSTRAINT check_ins_answer CHECK (answer IN ('home', 'end') AND answered_at IS NOT NULL OR answer IS NULL AND answered_at IS NULL),
  CONSTRAINT check_ins_trusted CHECK (trusted IN ('none', 'asked', 'confirmed', 'declined', 'unanswered', 'undeliverable')),
  CONSTRAINT check_ins_address CHECK (trusted_email IS NULL OR trusted IN ('asked', 'confirmed')),
  CONSTRAINT check_ins_letters CHECK (letters ~ '\S' AND length(letters) <= 10)
);
CREATE INDEX check_ins_plan_idx ON check_ins (plan_id);
CREATE INDEX check_ins_due_idx ON check_ins (due_at);

-- Invitations of mailboxes to be somebody's trusted person, and those that want none. Of addresses only keyed hashes are kept.
CREATE TABLE trusted_mailboxes (
  email_key text PRIMARY KEY,
  -- Within the last 30 days, oldest first.
  invited_at timestamptz(3)[] NOT NULL,
  refused_at timestamptz(3)
);

-- Whom each member asked within a week.
CREATE TABLE trusted_invitations (
  person_id uuid NOT NULL,
  email_key text NOT NULL,
  at timestamptz(3) NOT NULL DEFAULT now(),
  CONSTRAINT trusted_invitations_pkey PRIMARY KEY (person_id, email_key)
);

-- An hour that waits moves with its plan: as far from the beginning as before, never before that, and at most twelve hours after the end.
CREATE FUNCTION plans_move_check_ins() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  UPDATE check_ins
  SET time_zone = NEW.time_zone, due_at = least(
    greatest(due_at + (NEW.starts_at - OLD.starts_at), NEW.starts_at),
    NEW.starts_at + make_interval(mins => NEW.minutes, hours => 12))
  WHERE plan_id = NEW.id AND reminded_at IS NULL AND answer IS NULL;
  RETURN NULL;
END
$$;
CREATE TRIGGER plans_move_check_ins AFTER UPDATE OF starts_at, minutes, time_zone ON plans
FOR EACH ROW WHEN ((OLD.starts_at, OLD.minutes, OLD.time_zone) IS DISTINCT FROM (NEW.starts_at, NEW.minutes, NEW.time_zone))
EXECUTE FUNCTION plans_move_check_ins();
