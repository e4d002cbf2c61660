-- Facts about the installation, such as the address at which it runs.
CREATE TABLE IF NOT EXISTS installation (
  name text PRIMARY KEY,
  value text NOT NULL
);
