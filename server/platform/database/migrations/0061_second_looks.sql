-- Permanent bans that no second moderator has looked at yet.
CREATE TABLE second_looks (
  decision_id uuid PRIMARY KEY REFERENCES moderation_log (id) ON DELETE RESTRICT
);

-- A moderator alone has nobody to ask.
CREATE FUNCTION moderation_log_second_look() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  INSERT INTO second_looks (decision_id)
  SELECT NEW.id FROM profiles WHERE is_moderator HAVING count(*) > 1;
  RETURN NULL;
END
$$;

CREATE TRIGGER moderation_log_second_look
AFTER INSERT ON moderation_log
FOR EACH ROW WHEN (NEW.action = 'ban' AND NEW.ban_until IS NULL)
EXECUTE FUNCTION moderation_log_second_look();
