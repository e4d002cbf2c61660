-- A server of the release before may run beside this one: it finds the table as a view, in which all its statements but the
-- nightly tidying work. The next release drops the view, and the handlers of the queues named "letter" (`accounts/jobs.ts`).
ALTER TABLE letter_requests RENAME TO email_requests;
ALTER TABLE email_requests RENAME CONSTRAINT letter_requests_pkey TO email_requests_pkey;
ALTER TABLE email_requests RENAME CONSTRAINT letter_requests_requested_at TO email_requests_requested_at;
CREATE VIEW letter_requests AS SELECT key, requested_at FROM email_requests;
