-- Every decision of a moderator, as a chain: each entry's hash covers the entry and the hash before it, so that a change, a
-- removal and another order are found (`npm run moderation:verify`). The entries name people by pseudonyms and free text by its
-- hash: deleting an account deletes its pseudonym and its texts, and the chain stays whole.

-- Nothing has written the log before.
DROP TRIGGER profiles_pseudonymise_log ON profiles;
DROP FUNCTION profiles_pseudonymise_log;
DROP TRIGGER moderation_log_guard_update ON moderation_log;
DROP FUNCTION moderation_log_guard_update;
DROP FUNCTION moderation_log_is_pseudonymising;
DROP TABLE moderation_log;

-- Who is who in the log, as long as the account exists.
CREATE TABLE moderation_pseudonyms (
  person_id uuid PRIMARY KEY REFERENCES profiles (id) ON DELETE CASCADE,
  pseudonym uuid NOT NULL DEFAULT gen_random_uuid() CONSTRAINT moderation_pseudonyms_pseudonym_key UNIQUE
);

-- The pseudonym of a person, made when it is asked for first.
CREATE FUNCTION moderation_pseudonym(person uuid) RETURNS uuid
LANGUAGE plpgsql
AS $$
BEGIN
  INSERT INTO moderation_pseudonyms (person_id) VALUES (person) ON CONFLICT DO NOTHING;
  RETURN (SELECT pseudonym FROM moderation_pseudonyms WHERE person_id = person);
END
$$;

CREATE TABLE moderation_log (
  -- 1, 2, 3 … without gaps; given by the trigger, as are both hashes.
  number bigint PRIMARY KEY DEFAULT 0,
  id uuid NOT NULL DEFAULT gen_random_uuid() CONSTRAINT moderation_log_id_key UNIQUE,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  -- What was decided.
  action text NOT NULL CONSTRAINT moderation_log_action CHECK (action ~ '^[a-z][a-z_]*$'),
  -- Whom it concerns and who decided, by their pseudonyms; no actor: the product itself.
  subject uuid NOT NULL,
  actor uuid,
  -- The rule: a language-neutral code.
  reason text CONSTRAINT moderation_log_reason CHECK (reason ~ '^[a-z][a-z_]*$'),
  -- The end of a ban; empty is permanent.
  ban_until timestamptz(3),
  -- The earlier decision that this one is about: the id of its entry.
  concerns uuid CONSTRAINT moderation_log_concerns_fkey REFERENCES moderation_log (id) ON DELETE RESTRICT,
  -- SHA-256 of the sealed evidence that was at hand, in hex.
  evidence text[] NOT NULL DEFAULT '{}'
    CONSTRAINT moderation_log_evidence CHECK (array_to_string(evidence, '') ~ '^([0-9a-f]{64})*$'),
  -- SHA-256 of salt and text in `moderation_notes`, in hex.
  notes_hash text CONSTRAINT moderation_log_notes_hash CHECK (notes_hash ~ '^[0-9a-f]{64}$'),
  previous_hash text NOT NULL DEFAULT '',
  hash text NOT NULL DEFAULT ''
);

CREATE INDEX moderation_log_subject_idx ON moderation_log (subject, number DESC);
CREATE INDEX moderation_log_concerns_idx ON moderation_log (concerns);

-- The last entry. Its row orders decisions: each holds it until its commit.
CREATE TABLE moderation_log_head (
  is_only boolean PRIMARY KEY DEFAULT true CONSTRAINT moderation_log_head_is_only CHECK (is_only),
  number bigint NOT NULL,
  hash text NOT NULL
);

INSERT INTO moderation_log_head (number, hash) VALUES (0, repeat('0', 64));

-- What the hash of an entry is made of. No part can contain the separator.
CREATE FUNCTION moderation_log_text(entry moderation_log) RETURNS text
LANGUAGE sql IMMUTABLE
AS $$
  SELECT concat_ws('|',
    entry.number,
    entry.id,
    floor(extract(epoch FROM entry.created_at) * 1000)::bigint,
    entry.action,
    entry.subject,
    coalesce(entry.actor::text, '-'),
    coalesce(entry.reason, '-'),
    coalesce(floor(extract(epoch FROM entry.ban_until) * 1000)::bigint::text, '-'),
    coalesce(entry.concerns::text, '-'),
    array_to_string(entry.evidence, ','),
    coalesce(entry.notes_hash, '-'),
    entry.previous_hash)
$$;

CREATE FUNCTION moderation_log_chain() RETURNS trigger
LANGUAGE plpgsql
AS $$
DECLARE
  head moderation_log_head;
BEGIN
  SELECT * INTO STRICT head FROM moderation_log_head FOR UPDATE;
  NEW.number := head.number + 1;
  NEW.previous_hash := head.hash;
  NEW.hash := encode(sha256(convert_to(moderation_log_text(NEW), 'UTF8')), 'hex');
  UPDATE moderation_log_head SET number = NEW.number, hash = NEW.hash;
  RETURN NEW;
END
$$;

CREATE TRIGGER moderation_log_chain BEFORE INSERT ON moderation_log
FOR EACH ROW EXECUTE FUNCTION moderation_log_chain();

CREATE TRIGGER moderation_log_no_change BEFORE UPDATE OR DELETE OR TRUNCATE ON moderation_log
FOR EACH STATEMENT EXECUTE FUNCTION moderation_log_refuse();

-- What moderators wrote, apart from the log, so that it can be erased.
CREATE TABLE moderation_notes (
  entry_id uuid PRIMARY KEY REFERENCES moderation_log (id) ON DELETE RESTRICT,
  -- Random, so that the hash of a short text does not give the text away.
  salt text NOT NULL,
  notes text NOT NULL CONSTRAINT moderation_notes_notes CHECK (notes ~ '\S' AND char_length(notes) <= 2000)
);

-- With a person go the texts about them.
CREATE FUNCTION moderation_pseudonyms_erase_notes() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  DELETE FROM moderation_notes
  WHERE entry_id IN (SELECT id FROM moderation_log WHERE subject = OLD.pseudonym);
  RETURN NULL;
END
$$;

CREATE TRIGGER moderation_pseudonyms_erase_notes AFTER DELETE ON moderation_pseudonyms
FOR EACH ROW EXECUTE FUNCTION moderation_pseudonyms_erase_notes();

-- The decision that a row of `user_bans` applies; rows of an earlier installation have none.
CREATE TABLE ban_decisions (
  user_id uuid PRIMARY KEY REFERENCES user_bans (user_id) ON DELETE CASCADE,
  decision_id uuid NOT NULL REFERENCES moderation_log (id) ON DELETE RESTRICT
);

CREATE INDEX ban_decisions_decision_idx ON ban_decisions (decision_id);

-- One appeal per decision.
CREATE TABLE appeals (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  decision_id uuid NOT NULL CONSTRAINT appeals_decision_id_key UNIQUE
    REFERENCES moderation_log (id) ON DELETE RESTRICT,
  person_id uuid NOT NULL REFERENCES profiles (id) ON DELETE CASCADE,
  body text NOT NULL CONSTRAINT appeals_body CHECK (body ~ '\S' AND char_length(body) <= 2000),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  outcome text CONSTRAINT appeals_outcome CHECK (outcome IN ('granted', 'denied')),
  answer text CONSTRAINT appeals_answer CHECK (answer ~ '\S' AND char_length(answer) <= 2000),
  decided_by uuid REFERENCES profiles (id) ON DELETE SET NULL,
  decided_at timestamptz(3),
  CONSTRAINT appeals_decided CHECK ((outcome IS NULL) = (decided_at IS NULL))
);

CREATE INDEX appeals_open_idx ON appeals (created_at, id) WHERE outcome IS NULL;
CREATE INDEX appeals_person_idx ON appeals (person_id);
CREATE INDEX appeals_decided_by_idx ON appeals (decided_by);
