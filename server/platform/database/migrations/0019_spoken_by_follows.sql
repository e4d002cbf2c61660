CREATE TRIGGER discovery_follow_languages AFTER UPDATE OF languages ON profiles
FOR EACH ROW WHEN (OLD.languages <> NEW.languages)
EXECUTE FUNCTION discovery_follow_person();
