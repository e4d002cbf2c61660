-- A subscription that has ended at the payment provider and makes premium nevertheless: what ended it did not come to pass.
ALTER TABLE "billing_states" ADD COLUMN "is_restored" boolean NOT NULL DEFAULT false;
