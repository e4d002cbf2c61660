import type { Subscription } from "@nakamatch/contract/endpoints/premium/subscription";
import type { Plan } from "@nakamatch/contract/vocabulary/premium";
import { eq } from "drizzle-orm";
import { CARDS, refundOf } from "../payments/sandbox/ledger.ts";
import type { Payment } from "../payments/sandbox/objects.ts";
import type { Sandbox } from "../payments/sandbox/sandbox.ts";
import type { Queryable } from "../platform/database/open.ts";
import { premiumPeople, subscriptions } from "../platform/database/schema/premium.ts";
import type { Log } from "../platform/log.ts";
import { startTestApplication, type TestApplication } from "./application.ts";
import { addPerson, type Person } from "./people.ts";
import { openSession } from "./sessions.ts";

/** Signs the server's sessions. */
export const SECRET = "a secret for tests, long enough to sign";

/** A signed-in member. */
type Subscriber = Person & { cookie: string; sessionId: string };

export interface PremiumScene {
  server: TestApplication;
  sandbox: Sandbox;
  /** Resets the sandbox: no faults, each notification sent once. */
  begin(): Promise<Subscriber>;
  addSubscriber(): Promise<Subscriber>;
  post(member: Subscriber, path: string, body: unknown): Promise<Response>;
  rows(member: Person): Promise<(typeof subscriptions.$inferSelect)[]>;
  isPremium(member: Person): Promise<boolean>;
  mine(member: Subscriber): Promise<Subscription | null>;
  /** Payments of the latest invoice. */
  payments(subscriptionId: string): (Payment & { isRefunded: boolean })[];
}

/** Starts a suite's server; call `server.close()` in `afterAll`. */
export async function openPremiumScene(options?: { log: Log }): Promise<PremiumScene> {
  const server = await startTestApplication({ AUTH_SECRET: SECRET }, options);
  const sandbox = sandboxOf(server);
  const { db } = server.database;
  const addSubscriber = async () => {
    const person = await addPerson(db);
    return { ...person, ...(await openSession(db, person.id, SECRET)) };
  };
  return {
    server,
    sandbox,
    addSubscriber,
    begin() {
      sandbox.faultOf(() => undefined);
      sandbox.webhooks.deliver(() => 1);
      return addSubscriber();
    },
    post: ({ cookie }, path, body) => server.post(path, body, { cookie }),
    rows: ({ id }) => db.select().from(subscriptions).where(eq(subscriptions.userId, id)),
    isPremium: async ({ id }) => (await db.$count(premiumPeople, eq(premiumPeople.id, id))) === 1,
    mine: async ({ cookie }) => (await server.client(cookie).subscription.mine()).subscription,
    payments(subscriptionId) {
      const invoice = sandbox.state.subscriptions[subscriptionId]?.latest_invoice;
      return Object.values(sandbox.state.payments)
        .filter((payment) => payment.invoice === invoice)
        .map((payment) => ({ ...payment, isRefunded: refundOf(sandbox.state, payment) !== undefined }));
    },
  };
}

export function sandboxOf({ sandbox }: Pick<TestApplication, "sandbox">): Sandbox {
  if (!sandbox) throw new Error("the server has no payment sandbox");
  return sandbox;
}

/** Chooses a plan and returns the purchase's id. */
export async function openPurchase(
  server: TestApplication,
  { id, cookie, plan = "monthly" }: { id: string; cookie: string; plan?: Plan },
): Promise<string> {
  const { url } = await server.client(cookie).subscription.createCheckoutSession({ plan, user_id: id });
  return new URL(url).pathname.split("/").at(-1) ?? "";
}

/** Pays a purchase, without waiting for notifications. Returns the subscription's id. */
export function payPurchase(server: TestApplication, purchaseId: string, card: string = CARDS.pays): string {
  const sandbox = sandboxOf(server);
  const session = sandbox.state.sessions[purchaseId];
  if (!session) throw new Error("there is no such purchase");
  return sandbox.ledger.complete(session, card).id;
}

/** Subscribes and waits until the server knows. Returns the subscription's id. */
export async function subscribe(
  server: TestApplication,
  { card, ...member }: { id: string; cookie: string; plan?: Plan; card?: string },
): Promise<string> {
  const subscriptionId = payPurchase(server, await openPurchase(server, member), card);
  await sandboxOf(server).webhooks.settled();
  return subscriptionId;
}

/** Adds a subscription without a provider or end. */
export async function makePremium(db: Queryable, userId: string): Promise<void> {
  await db.insert(subscriptions).values({ userId, status: "active", plan: "yearly" });
}
