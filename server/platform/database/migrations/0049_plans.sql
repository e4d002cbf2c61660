-- Plans for two in a chat, with the time on which they agreed or that was proposed, and another time that one asks for. What
-- time makes of a plan is not stored. Who of the two did something is told by the proposer.
CREATE TABLE plans (
  id uuid PRIMARY KEY,
  chat_id uuid NOT NULL REFERENCES chats (id) ON DELETE CASCADE,
  proposer_id uuid,
  receiver_id uuid,
  sequence integer NOT NULL DEFAULT 0,
  standing text NOT NULL DEFAULT 'proposed',
  -- A text, or the name of a title.
  what text NOT NULL,
  title_kind text,
  place text,
  starts_at timestamptz(3) NOT NULL,
  minutes smallint NOT NULL,
  time_zone text NOT NULL,
  proposed_at timestamptz(3) NOT NULL DEFAULT now(),
  -- When both agreed last.
  accepted_at timestamptz(3),
  asked_starts_at timestamptz(3),
  asked_minutes smallint,
  asked_time_zone text,
  asked_at timestamptz(3),
  asked_by_proposer boolean,
  act text NOT NULL DEFAULT 'proposed',
  act_by_proposer boolean NOT NULL DEFAULT true,
  changed_at timestamptz(3) NOT NULL DEFAULT now(),
  -- For whom the last act is unread news; null once it is read.
  news_for_proposer boolean DEFAULT false,
  -- False after an end that nobody was told of: by a block, ban, deletion or the end of the conversation.
  is_told boolean NOT NULL DEFAULT true,
  CONSTRAINT plans_standing CHECK (standing IN ('proposed', 'accepted', 'declined', 'cancelled')),
  CONSTRAINT plans_act CHECK (act IN ('proposed', 'accepted', 'asked', 'declined', 'withdrew', 'cancelled')),
  CONSTRAINT plans_what CHECK (what ~ '\S' AND length(what) <= 300),
  CONSTRAINT plans_place CHECK (place ~ '\S' AND length(place) <= 120),
  CONSTRAINT plans_minutes CHECK (minutes BETWEEN 15 AND 1440 AND (asked_minutes IS NULL OR asked_minutes BETWEEN 15 AND 1440)),
  CONSTRAINT plans_ask CHECK (num_nulls(asked_starts_at, asked_minutes, asked_time_zone, asked_at, asked_by_proposer) IN (0, 5))
);
CREATE INDEX plans_chat_idx ON plans (chat_id, proposed_at DESC);
CREATE INDEX plans_proposer_idx ON plans (proposer_id);
CREATE INDEX plans_receiver_idx ON plans (receiver_id);
CREATE INDEX plans_starts_idx ON plans (starts_at);
CREATE INDEX plans_untold_idx ON plans (changed_at) WHERE NOT is_told;

-- Whether something can still become of a plan. A proposal ends after seven days, or at its time.
CREATE FUNCTION plan_is_open(plan plans) RETURNS boolean
LANGUAGE sql STABLE
AS $$
  SELECT CASE plan.standing
    WHEN 'accepted' THEN plan.starts_at + make_interval(mins => plan.minutes) > now()
    WHEN 'proposed' THEN least(plan.starts_at, plan.proposed_at + interval '168 hours') > now()
      OR (plan.asked_at IS NOT NULL AND least(plan.asked_starts_at, plan.asked_at + interval '168 hours') > now())
    ELSE false
  END
$$;

-- As a message, a proposal holds both people, so that blocks, ends and other proposals wait for it or are seen by it.
CREATE FUNCTION plans_arrive() RETURNS trigger
LANGUAGE plpgsql
AS $$
DECLARE
  chat chats;
BEGIN
  SELECT * INTO chat FROM chats WHERE id = NEW.chat_id;
  PERFORM hold_person(chat.user1_id, chat.user1_id = NEW.receiver_id);
  PERFORM hold_person(chat.user2_id, chat.user2_id = NEW.receiver_id);
  IF (chat.user1_id, chat.user2_id) IS DISTINCT FROM (least(NEW.proposer_id, NEW.receiver_id), greatest(NEW.proposer_id, NEW.receiver_id))
    OR EXISTS (
      SELECT FROM user_blocks
      WHERE (blocker_id, blocked_id) IN ((NEW.proposer_id, NEW.receiver_id), (NEW.receiver_id, NEW.proposer_id))
    ) OR EXISTS (SELECT FROM chat_ends WHERE chat_id = NEW.chat_id AND lifted_at IS NULL)
    OR (SELECT count(*) FROM visible_people WHERE id IN (NEW.proposer_id, NEW.receiver_id)) < 2 THEN
    RAISE EXCEPTION 'one of the two is banned, has blocked the other, or ended the conversation'
      USING ERRCODE = 'check_violation', TABLE = 'plans', CONSTRAINT = 'plans_refused';
  END IF;
  IF (SELECT count(*) FROM plans p WHERE p.chat_id = NEW.chat_id AND p.id <> NEW.id AND plan_is_open(p)) >= 3 THEN
    RAISE EXCEPTION 'the chat has three open plans'
      USING ERRCODE = 'check_violation', TABLE = 'plans', CONSTRAINT = 'plans_open';
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER plans_arrive BEFORE INSERT ON plans FOR EACH ROW EXECUTE FUNCTION plans_arrive();

-- What one of the two does turns the other's dot on, and brings the chat back from their archive, as a message does. The chat of
-- somebody banned is hidden, so that no dot leads to it.
CREATE FUNCTION plans_tell() RETURNS trigger
LANGUAGE plpgsql
AS $$
DECLARE
  recipient uuid := CASE WHEN NEW.news_for_proposer THEN NEW.proposer_id ELSE NEW.receiver_id END;
  other uuid := CASE WHEN NEW.news_for_proposer THEN NEW.receiver_id ELSE NEW.proposer_id END;
BEGIN
  UPDATE chats
  SET "Archived_user1" = "Archived_user1" AND user1_id IS DISTINCT FROM recipient,
      "Archived_user2" = "Archived_user2" AND user2_id IS DISTINCT FROM recipient
  WHERE id = NEW.chat_id;
  UPDATE profiles SET notificacion_chat = true
  WHERE id = recipient AND NOT notificacion_chat AND (other IS NULL OR EXISTS (SELECT FROM visible_people WHERE id = other));
  RETURN NULL;
END
$$;
CREATE TRIGGER plans_tell AFTER INSERT OR UPDATE OF act, is_told ON plans
FOR EACH ROW WHEN (NEW.is_told AND NEW.news_for_proposer IS NOT NULL) EXECUTE FUNCTION plans_tell();

-- Cancels what is open between a person and another, or everybody. The other reads it as any other cancelling, once a job has told
-- it.
CREATE FUNCTION cancel_plans(person uuid, other uuid) RETURNS void
LANGUAGE plpgsql
AS $$
BEGIN
  UPDATE plans p
  SET standing = 'cancelled', sequence = sequence + 1, act = 'cancelled', act_by_proposer = proposer_id IS NOT DISTINCT FROM person,
      changed_at = now(), news_for_proposer = proposer_id IS DISTINCT FROM person, is_told = false,
      asked_starts_at = NULL, asked_minutes = NULL, asked_time_zone = NULL, asked_at = NULL, asked_by_proposer = NULL
  WHERE person IN (proposer_id, receiver_id) AND (other IS NULL OR other IN (proposer_id, receiver_id)) AND plan_is_open(p);
END
$$;

-- The ender's like falls, the other's stands; the other side has something to read; open plans end.
CREATE OR REPLACE FUNCTION chat_ends_take_effect() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  UPDATE matches
  SET liked_by_user1 = liked_by_user1 AND user1_id <> NEW.ender_id,
      liked_by_user2 = liked_by_user2 AND user2_id <> NEW.ender_id
  WHERE NEW.had_like AND user1_id = least(NEW.ender_id, NEW.ended_id) AND user2_id = greatest(NEW.ender_id, NEW.ended_id);
  UPDATE profiles SET notificacion_chat = true WHERE id = NEW.ended_id AND NOT notificacion_chat;
  PERFORM cancel_plans(NEW.ender_id, NEW.ended_id);
  RETURN NULL;
END
$$;
