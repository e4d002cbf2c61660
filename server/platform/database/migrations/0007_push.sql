-- Notifications by Web Push. A subscription belongs to the session in which the browser made it and ends with it, so that who
-- signs out is not notified there any more.
CREATE TABLE push_subscriptions (
  session_id uuid PRIMARY KEY REFERENCES auth_session (id) ON DELETE CASCADE,
  -- Where the browser's push service takes what is for this browser, and the keys that it is encrypted with.
  endpoint text NOT NULL CONSTRAINT push_subscriptions_endpoint_key UNIQUE CHECK (length(endpoint) <= 2048),
  p256dh text NOT NULL,
  auth text NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  -- The VAPID key that the browser subscribed with.
  server_key text,
  -- Since the last success.
  refusals smallint NOT NULL DEFAULT 0
);

-- What was sent to which subscription, so that no event is told twice: a server writes it before it sends.
CREATE TABLE sent_alerts (
  session_id uuid NOT NULL REFERENCES push_subscriptions (session_id) ON DELETE CASCADE,
  event text NOT NULL,
  sent_at timestamptz(3) NOT NULL DEFAULT now(),
  -- By which a push service replaces a notification that waits there.
  topic text,
  PRIMARY KEY (session_id, event)
);

CREATE INDEX sent_alerts_sent_idx ON sent_alerts (sent_at);

-- Browsers whose session has ended, however it ended: what waits for them at the push service is replaced, what they show is
-- closed. Deleted once told, or after ten minutes.
CREATE TABLE push_farewells (
  endpoint text PRIMARY KEY,
  p256dh text NOT NULL,
  auth text NOT NULL,
  topics text[] NOT NULL,
  ended_at timestamptz(3) NOT NULL DEFAULT now()
);

CREATE FUNCTION push_subscriptions_farewell() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  -- One that is only replaced or dropped keeps its session.
  IF NOT EXISTS (SELECT FROM auth_session WHERE id = OLD.session_id) THEN
    INSERT INTO push_farewells (endpoint, p256dh, auth, topics)
    SELECT OLD.endpoint, OLD.p256dh, OLD.auth, coalesce(array_agg(topic), '{}')
    FROM (
      SELECT topic FROM sent_alerts
      WHERE session_id = OLD.session_id AND topic IS NOT NULL AND sent_at > now() - interval '12 hours'
      GROUP BY topic ORDER BY max(sent_at) DESC LIMIT 10
    ) waiting
    ON CONFLICT (endpoint) DO NOTHING;
  END IF;
  RETURN OLD;
END $$;

CREATE TRIGGER push_subscriptions_farewell
  BEFORE DELETE ON push_subscriptions FOR EACH ROW EXECUTE FUNCTION push_subscriptions_farewell();

-- What people want to be told of. Without a row all of it holds by default.
CREATE TABLE alert_settings (
  person_id uuid PRIMARY KEY REFERENCES profiles (id) ON DELETE CASCADE,
  messages boolean NOT NULL DEFAULT true,
  matches boolean NOT NULL DEFAULT true,
  likes boolean NOT NULL DEFAULT true,
  -- Whether a notification shows the text of a message.
  shows_text boolean NOT NULL DEFAULT false,
  -- Quiet hours, in minutes after midnight in the time zone; both or neither.
  quiet_from smallint CHECK (quiet_from BETWEEN 0 AND 1439),
  quiet_until smallint CHECK (quiet_until BETWEEN 0 AND 1439),
  time_zone text NOT NULL DEFAULT 'UTC',
  -- Moderators may want to be told that cases wait.
  cases boolean NOT NULL DEFAULT false,
  CONSTRAINT alert_settings_quiet CHECK ((quiet_from IS NULL) = (quiet_until IS NULL))
);

-- The keys by which push services know the server (VAPID), at most one pair; the private one is sealed.
CREATE TABLE push_keys (
  id boolean PRIMARY KEY DEFAULT true CHECK (id),
  public_key text NOT NULL,
  private_key text NOT NULL
);
