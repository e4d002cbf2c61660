-- Notifications by Web Push. A subscription belongs to the session in which the browser made it and ends with it, so that who
-- signs out is not notified there any more.
CREATE TABLE push_subscriptions (
  session_id uuid PRIMARY KEY REFERENCES auth_session (id) ON DELETE CASCADE,
  -- Where the browser's push service takes what is for this browser, and the keys that it is encrypted with.
  endpoint text NOT NULL CONSTRAINT push_subscriptions_endpoint_key UNIQUE CHECK (length(endpoint) <= 2048),
  p256dh text NOT NULL,
  auth text NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now()
);

-- What was sent to which subscription, so that no event is told twice: a server writes it before it sends.
CREATE TABLE sent_alerts (
  session_id uuid NOT NULL REFERENCES push_subscriptions (session_id) ON DELETE CASCADE,
  event text NOT NULL,
  sent_at timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (session_id, event)
);

CREATE INDEX sent_alerts_sent_idx ON sent_alerts (sent_at);

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
  CONSTRAINT alert_settings_quiet CHECK ((quiet_from IS NULL) = (quiet_until IS NULL))
);

-- The keys by which push services know the server (VAPID), at most one pair; the private one is sealed.
CREATE TABLE push_keys (
  id boolean PRIMARY KEY DEFAULT true CHECK (id),
  public_key text NOT NULL,
  private_key text NOT NULL
);
