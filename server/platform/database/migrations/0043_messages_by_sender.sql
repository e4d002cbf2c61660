-- Whether somebody has written in a chat is found at once, however much they have written anywhere. Leading with the sender, it
-- also serves the deletion of accounts.
CREATE INDEX chat_messages_sender_chat_idx ON chat_messages (sender_id, chat_id);
DROP INDEX chat_messages_sender_idx;
