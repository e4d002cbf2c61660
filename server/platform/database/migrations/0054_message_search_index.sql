-- no transaction
DROP INDEX CONCURRENTLY IF EXISTS chat_messages_unfolded_idx;
--> statement-breakpoint
CREATE INDEX CONCURRENTLY chat_messages_unfolded_idx ON chat_messages (id) WHERE search_text IS NULL;
