-- From it and the secret of the installation the token of a link is made again, for the email about a check-in. Null in links made before.
ALTER TABLE plan_links ADD COLUMN nonce bytea;

-- Rows that belong to a plan are locked in one order: plans, links, check-ins, each by id. Jobs skip what others hold.
CREATE OR REPLACE FUNCTION cancel_plans(person uuid, other uuid) RETURNS void
LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM FROM plans p
  WHERE person IN (proposer_id, receiver_id) AND (other IS NULL OR other IN (proposer_id, receiver_id)) AND plan_is_open(p)
  ORDER BY id FOR NO KEY UPDATE;
  UPDATE plans p
  SET standing = 'cancelled', sequence = sequence + 1, act = 'cancelled', act_by_proposer = proposer_id IS NOT DISTINCT FROM person,
      changed_at = now(), news_for_proposer = proposer_id IS DISTINCT FROM person, is_told = false,
      asked_starts_at = NULL, asked_minutes = NULL, asked_time_zone = NULL, asked_at = NULL, asked_by_proposer = NULL
  WHERE person IN (proposer_id, receiver_id) AND (other IS NULL OR other IN (proposer_id, receiver_id)) AND plan_is_open(p);
  PERFORM FROM plan_links link JOIN plans p ON p.id = link.plan_id
  WHERE person IN (p.proposer_id, p.receiver_id) AND (other IS NULL OR other IN (p.proposer_id, p.receiver_id))
  ORDER BY link.plan_id, link.maker_id FOR NO KEY UPDATE OF link;
  UPDATE plan_links link
  SET changed_at = now()
  FROM plans p
  WHERE p.id = link.plan_id AND link.changed_at IS NULL
    AND person IN (p.proposer_id, p.receiver_id) AND (other IS NULL OR other IN (p.proposer_id, p.receiver_id))
    AND NOT (link.maker_id = person AND EXISTS (SELECT FROM user_blocks WHERE blocker_id = person AND blocked_id = other));
END
$$;

CREATE OR REPLACE FUNCTION plans_change_links() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM FROM plan_links WHERE plan_id = NEW.id ORDER BY maker_id FOR NO KEY UPDATE;
  UPDATE plan_links SET changed_at = NEW.changed_at WHERE plan_id = NEW.id AND changed_at IS NULL;
  RETURN NULL;
END
$$;

CREATE OR REPLACE FUNCTION plans_move_check_ins() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM FROM check_ins WHERE plan_id = NEW.id ORDER BY id FOR NO KEY UPDATE;
  UPDATE check_ins
  SET time_zone = NEW.time_zone, due_at = least(
    greatest(due_at + (NEW.starts_at - OLD.starts_at), NEW.starts_at),
    NEW.starts_at + make_interval(mins => NEW.minutes, hours => 12))
  WHERE plan_id = NEW.id AND reminded_at IS NULL AND answer IS NULL;
  RETURN NULL;
END
$$;

-- All that the deletion changes is locked first, as its cascades know no order.
CREATE OR REPLACE FUNCTION profiles_cancel_plans() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM FROM plans WHERE OLD.id IN (proposer_id, receiver_id) ORDER BY id FOR NO KEY UPDATE;
  PERFORM FROM plan_links link LEFT JOIN plans p ON p.id = link.plan_id
  WHERE link.maker_id = OLD.id OR OLD.id IN (p.proposer_id, p.receiver_id)
  ORDER BY link.plan_id, link.maker_id FOR UPDATE OF link;
  PERFORM FROM check_ins WHERE person_id = OLD.id ORDER BY id FOR UPDATE;
  DELETE FROM plan_links WHERE maker_id = OLD.id;
  UPDATE plan_links link
  SET nickname = OLD.nickname, changed_at = coalesce(link.changed_at, now())
  FROM plans p
  WHERE p.id = link.plan_id AND OLD.id IN (p.proposer_id, p.receiver_id) AND link.maker_id <> OLD.id;
  PERFORM cancel_plans(OLD.id, NULL);
  RETURN OLD;
END
$$;
