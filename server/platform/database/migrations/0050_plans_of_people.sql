-- Whoever deletes their account cancels their open plans; the other side keeps what was planned for as long as any other.
CREATE FUNCTION profiles_cancel_plans() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM cancel_plans(OLD.id, NULL);
  RETURN OLD;
END
$$;
CREATE TRIGGER profiles_cancel_plans BEFORE DELETE ON profiles FOR EACH ROW EXECUTE FUNCTION profiles_cancel_plans();

ALTER TABLE plans
  ADD CONSTRAINT plans_proposer_id_fkey FOREIGN KEY (proposer_id) REFERENCES profiles (id) ON DELETE SET NULL,
  ADD CONSTRAINT plans_receiver_id_fkey FOREIGN KEY (receiver_id) REFERENCES profiles (id) ON DELETE SET NULL;

-- People who want emails of plans.
CREATE TABLE plan_email_wishes (
  person_id uuid PRIMARY KEY REFERENCES profiles (id) ON DELETE CASCADE
);
