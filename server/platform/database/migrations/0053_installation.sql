-- Facts about this installation, such as the fingerprint of its secret.
CREATE TABLE installation (
  name text PRIMARY KEY,
  value text NOT NULL,
  set_at timestamptz(3) NOT NULL DEFAULT now()
);
