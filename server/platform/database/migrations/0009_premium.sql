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
