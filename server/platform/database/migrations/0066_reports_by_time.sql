-- no transaction
-- For the number of reports per day.
DROP INDEX CONCURRENTLY IF EXISTS reports_time_idx;
--> statement-breakpoint
CREATE INDEX CONCURRENTLY reports_time_idx ON reports (created_at);
