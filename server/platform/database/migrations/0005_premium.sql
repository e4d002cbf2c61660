CREATE TABLE subscriptions (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES profiles (id) ON DELETE CASCADE,
  -- The provider's word; `active` means premium.
  status text NOT NULL CONSTRAINT subscriptions_status CHECK (status ~ '^[a-z_]+$'),
  plan text NOT NULL CONSTRAINT subscriptions_plan CHECK (plan IN ('mensual', 'yearly')),
  start_date timestamptz(3) NOT NULL DEFAULT now(),
  end_date timestamptz(3),
  cancel_at_period_end boolean NOT NULL DEFAULT false,
  stripe_subscription_id text CONSTRAINT subscriptions_stripe_subscription_id_key UNIQUE,
  created_at timestamptz(3) NOT NULL DEFAULT now()
);

CREATE UNIQUE INDEX subscriptions_active_key ON subscriptions (user_id) WHERE status = 'active';
CREATE INDEX subscriptions_user_idx ON subscriptions (user_id, created_at DESC);

-- People whose subscription is in force now, the one definition (OPEN-76). A cancelled renewal changes nothing before the
-- end of the period.
CREATE VIEW premium_people AS
SELECT user_id AS id
FROM subscriptions
WHERE status = 'active' AND (end_date IS NULL OR end_date > now());

-- What premium needs besides `subscriptions`, whose columns the specification gives. No card data is stored anywhere.

-- People at the payment provider: one customer per currency, because the provider binds a customer to the currency of
-- the first payment.
CREATE TABLE billing_customers (
  user_id uuid NOT NULL REFERENCES profiles (id) ON DELETE CASCADE,
  currency text NOT NULL CONSTRAINT billing_customers_currency CHECK (currency IN ('eur', 'brl')),
  customer_id text NOT NULL CONSTRAINT billing_customers_customer_id_key UNIQUE,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, currency)
);

-- The one purchase that a person has begun. `attempt` is the provider's idempotency key: tabs that begin the same purchase at
-- the same moment get the same payment page.
CREATE TABLE billing_checkouts (
  user_id uuid PRIMARY KEY REFERENCES profiles (id) ON DELETE CASCADE,
  attempt uuid NOT NULL,
  plan text NOT NULL CONSTRAINT billing_checkouts_plan CHECK (plan IN ('mensual', 'yearly')),
  currency text NOT NULL CONSTRAINT billing_checkouts_currency CHECK (currency IN ('eur', 'brl')),
  language text NOT NULL,
  -- Empty until the provider has answered.
  session_id text,
  url text,
  expires_at timestamptz(3) NOT NULL
);

-- What the provider says of a subscription besides the columns of `subscriptions`; written together with it.
CREATE TABLE billing_states (
  subscription_id text PRIMARY KEY REFERENCES subscriptions (stripe_subscription_id) ON DELETE CASCADE,
  -- Rises with each write: whoever has read an older state at the provider does not overwrite a newer one.
  version bigint NOT NULL DEFAULT 1,
  -- The period that is paid ends here.
  paid_until timestamptz(3) NOT NULL,
  is_unpaid boolean NOT NULL,
  -- Whether the renewal shall be cancelled, while a call about that is under way or has failed.
  wanted_cancel boolean,
  -- The period for which the person was told that it renews soon.
  reminded_for timestamptz(3),
  -- The subscription has ended at the provider and makes premium nevertheless: what ended it did not come to pass.
  is_restored boolean NOT NULL DEFAULT false,
  CONSTRAINT billing_states_version CHECK (version > 0)
);

CREATE INDEX billing_states_paid_until_idx ON billing_states (paid_until);

-- The provider's notifications that were dealt with, each once.
CREATE TABLE billing_events (
  id text PRIMARY KEY,
  type text NOT NULL,
  received_at timestamptz(3) NOT NULL DEFAULT now(),
  -- One that could not be read is kept.
  unread boolean NOT NULL DEFAULT false
);

CREATE INDEX billing_events_received_at_idx ON billing_events (received_at);
