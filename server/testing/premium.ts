import type { Plan } from "@nakamatch/contract/vocabulary/premium";
import { CARDS } from "../payments/sandbox/ledger.ts";
import type { Sandbox } from "../payments/sandbox/sandbox.ts";
import type { Queryable } from "../platform/database/open.ts";
import { subscriptions } from "../platform/database/schema/premium.ts";
import type { TestApplication } from "./application.ts";

/** The payment sandbox of a server. */
export function sandboxOf({ sandbox }: Pick<TestApplication, "sandbox">): Sandbox {
  if (!sandbox) throw new Error("the server has no payment sandbox");
  return sandbox;
}

/** Chooses a plan as its member, and returns the id of the purchase. */
export async function openPurchase(
  server: TestApplication,
  { id, cookie, plan = "monthly" }: { id: string; cookie: string; plan?: Plan },
): Promise<string> {
  const { url } = await server.client(cookie).premium.createCheckoutSession({ plan, user_id: id });
  return new URL(url).pathname.split("/").at(-1) ?? "";
}

/** Pays a purchase on the payment page; the provider's notifications are on their way then. Returns the subscription's id. */
export function payPurchase(server: TestApplication, purchaseId: string, card: string = CARDS.pays): string {
  const sandbox = sandboxOf(server);
  const session = sandbox.state.sessions[purchaseId];
  if (!session) throw new Error("there is no such purchase");
  return sandbox.ledger.complete(session, card).id;
}

/** Subscribes a member; resolves when the server knows. Returns the subscription's id. */
export async function subscribe(
  server: TestApplication,
  { card, ...member }: { id: string; cookie: string; plan?: Plan; card?: string },
): Promise<string> {
  const subscriptionId = payPurchase(server, await openPurchase(server, member), card);
  await sandboxOf(server).webhooks.settled();
  return subscriptionId;
}

/** Gives a person a subscription that was not bought through the provider and has no end. */
export async function makePremium(db: Queryable, userId: string): Promise<void> {
  await db.insert(subscriptions).values({ userId, status: "active", plan: "yearly" });
}
