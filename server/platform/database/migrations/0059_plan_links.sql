-- A link by which one of the two shows a plan to somebody they trust, who needs no account. Of its token only a hash is stored.
CREATE TABLE plan_links (
  plan_id uuid NOT NULL REFERENCES plans (id) ON DELETE CASCADE,
  maker_id uuid NOT NULL,
  token_hash bytea NOT NULL,
  made_at timestamptz(3) NOT NULL DEFAULT now(),
  opened integer NOT NULL DEFAULT 0,
  -- When its maker last said that all is well.
  well_at timestamptz(3),
  -- Since when it shows neither photo nor age: a cancelling, a ban, a deletion, an end, or a block by the other.
  changed_at timestamptz(3),
  -- Of the other, once their account is deleted.
  nickname text,
  CONSTRAINT plan_links_pkey PRIMARY KEY (plan_id, maker_id),
  CONSTRAINT plan_links_token_hash_key UNIQUE (token_hash)
);
CREATE INDEX plan_links_maker_idx ON plan_links (maker_id);

CREATE FUNCTION plans_change_links() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  UPDATE plan_links SET changed_at = NEW.changed_at WHERE plan_id = NEW.id AND changed_at IS NULL;
  RETURN NULL;
END
$$;
-- What triggers cancel is not told at once; `cancel_plans` tells these links.
CREATE TRIGGER plans_change_links AFTER UPDATE OF standing ON plans
FOR EACH ROW WHEN (NEW.standing = 'cancelled' AND OLD.standing <> 'cancelled' AND NEW.is_told) EXECUTE FUNCTION plans_change_links();

-- Also takes photo and age out of the links of their plans, past ones included; one's own block keeps them in one's own links.
CREATE OR REPLACE FUNCTION cancel_plans(person uuid, other uuid) RETURNS void
LANGUAGE plpgsql
AS $$
BEGIN
  UPDATE plans p
  SET standing = 'cancelled', sequence = sequence + 1, act = 'cancelled', act_by_proposer = proposer_id IS NOT DISTINCT FROM person,
      changed_at = now(), news_for_proposer = proposer_id IS DISTINCT FROM person, is_told = false,
      asked_starts_at = NULL, asked_minutes = NULL, asked_time_zone = NULL, asked_at = NULL, asked_by_proposer = NULL
  WHERE person IN (proposer_id, receiver_id) AND (other IS NULL OR other IN (proposer_id, receiver_id)) AND plan_is_open(p);
  UPDATE plan_links link
  SET changed_at = now()
  FROM plans p
  WHERE p.id = link.plan_id AND link.changed_at IS NULL
    AND person IN (p.proposer_id, p.receiver_id) AND (other IS NULL OR other IN (p.proposer_id, p.receiver_id))
    AND NOT (link.maker_id = person AND EXISTS (SELECT FROM user_blocks WHERE blocker_id = person AND blocked_id = other));
END
$$;

-- The other's links keep the nickname until they are erased. Own ones go first, and each row changes once: the second change in a
-- transaction would look for its maker, who may be leaving too.
CREATE OR REPLACE FUNCTION profiles_cancel_plans() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  DELETE FROM plan_links WHERE maker_id = OLD.id;
  UPDATE plan_links link
  SET nickname = OLD.nickname, changed_at = coalesce(link.changed_at, now())
  FROM plans p
  WHERE p.id = link.plan_id AND OLD.id IN (p.proposer_id, p.receiver_id) AND link.maker_id <> OLD.id;
  PERFORM cancel_plans(OLD.id, NULL);
  RETURN OLD;
END
$$;
