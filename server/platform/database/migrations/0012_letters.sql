-- When somebody asked for letters to an address, by kind of letter. The key is a keyed hash: whoever asks for a letter need
-- not be a member, and the addresses of strangers are not kept.
CREATE TABLE letter_requests (
  key text PRIMARY KEY,
  -- Those of the last hour, the newest last.
  requested_at timestamptz(3)[] NOT NULL CONSTRAINT letter_requests_requested_at CHECK (cardinality(requested_at) > 0)
);
