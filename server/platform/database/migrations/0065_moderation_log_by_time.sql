-- no transaction
-- For the log that moderators read: its figures and its days, and what one of them decided.
DROP INDEX CONCURRENTLY IF EXISTS moderation_log_time_idx;
--> statement-breakpoint
CREATE INDEX CONCURRENTLY moderation_log_time_idx ON moderation_log (created_at);
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS moderation_log_actor_idx;
--> statement-breakpoint
CREATE INDEX CONCURRENTLY moderation_log_actor_idx ON moderation_log (actor, number DESC);
