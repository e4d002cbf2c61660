import type { Currency } from "@nakamatch/contract/vocabulary/premium";
import { and, eq } from "drizzle-orm";
import type { Queryable } from "../../../platform/database/open.ts";
import { billingCheckouts, billingCustomers } from "../../../platform/database/schema/premium.ts";
import type { CheckoutRow } from "./types.ts";

/** One per currency. */
export async function readCustomer(db: Queryable, personId: string, currency: Currency): Promise<string | undefined> {
  const [found] = await db
    .select({ customerId: billingCustomers.customerId })
    .from(billingCustomers)
    .where(and(eq(billingCustomers.userId, personId), eq(billingCustomers.currency, currency)));
  return found?.customerId;
}

/** Stores a customer, in place of `gone`. Returns the stored one, possibly a concurrent call's. */
export async function storeCustomer(
  db: Queryable,
  customer: { userId: string; currency: Currency; customerId: string },
  gone: string | undefined,
): Promise<string | undefined> {
  const { customerId } = customer;
  await db
    .insert(billingCustomers)
    .values(customer)
    .onConflictDoUpdate({
      target: [billingCustomers.userId, billingCustomers.currency],
      set: { customerId },
      setWhere: eq(billingCustomers.customerId, gone ?? ""),
    });
  return readCustomer(db, customer.userId, customer.currency);
}

export async function readCheckout(db: Queryable, personId: string): Promise<CheckoutRow | undefined> {
  const [found] = await db.select().from(billingCheckouts).where(eq(billingCheckouts.userId, personId));
  return found;
}

/**
 * Replaces the checkout `known`.
 *
 * @returns false if a concurrent call won
 */
export async function replaceCheckout(
  db: Queryable,
  personId: string,
  wanted: Omit<CheckoutRow, "sessionId" | "url">,
  known: CheckoutRow | undefined,
): Promise<boolean> {
  const values = { ...wanted, userId: personId, sessionId: null, url: null };
  const written = known
    ? await db
        .update(billingCheckouts)
        .set(values)
        .where(and(eq(billingCheckouts.userId, personId), eq(billingCheckouts.attempt, known.attempt)))
        .returning({ attempt: billingCheckouts.attempt })
    : await db
        .insert(billingCheckouts)
        .values(values)
        .onConflictDoNothing()
        .returning({ attempt: billingCheckouts.attempt });
  return written.length > 0;
}

/** Returns false if another purchase has begun. */
export async function updateCheckout(
  db: Queryable,
  personId: string,
  attempt: string,
  page: { sessionId: string; url: string },
): Promise<boolean> {
  const updated = await db
    .update(billingCheckouts)
    .set(page)
    .where(and(eq(billingCheckouts.userId, personId), eq(billingCheckouts.attempt, attempt)))
    .returning({ attempt: billingCheckouts.attempt });
  return updated.length > 0;
}

export async function deleteCheckout(db: Queryable, personId: string, attempt: string): Promise<void> {
  await db
    .delete(billingCheckouts)
    .where(and(eq(billingCheckouts.userId, personId), eq(billingCheckouts.attempt, attempt)));
}
