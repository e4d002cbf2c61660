-- Who handed a case over, until its holder opens it; and which opening of the case, in which tab, holds the claim.
ALTER TABLE moderation_cases
  ADD COLUMN passed_by uuid CONSTRAINT moderation_cases_passed_by_fkey REFERENCES profiles (id) ON DELETE SET NULL,
  ADD COLUMN claimed_in uuid;

CREATE INDEX moderation_cases_passed_by_idx ON moderation_cases (passed_by);
