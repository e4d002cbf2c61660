-- Sessions whose person has given the password again, and when. They may do for a while what cannot be undone.
CREATE TABLE identity_proofs (
  session_id uuid PRIMARY KEY REFERENCES auth_session ("id") ON DELETE CASCADE,
  proven_at timestamptz(3) NOT NULL DEFAULT now()
);
