import { sql } from "drizzle-orm";
import { send } from "../../server/testing/attack/wire.ts";
import { openScene, type Stage } from "../../server/testing/authorization/scene.ts";
import { requestFor } from "../../server/testing/authorization/send.ts";
import type { Endpoint } from "../../server/testing/http-app.ts";
import { endpoints } from "../../server/testing/http-app.ts";

/** Ten seconds of the server's limit, and five for a busy machine. */
const MOST_MS = 15_000;

export interface HungResult {
  asked: number;
  slowestMs: number;
  faults: string[];
}

/** Calls every read-only endpoint while the database is silent; each must fail in time. */
export async function hangDatabase(stage: Stage): Promise<HungResult> {
  const { server } = stage;
  const scene = await openScene(stage, "member");
  const reading = endpoints.filter(({ method, name }) => method === "GET" && !NEEDS_NOTHING.has(name));
  const faults: string[] = [];
  let slowestMs = 0;

  const ask = async (endpoint: Endpoint) => {
    const { path } = requestFor(endpoint, { chatId: scene.chatId, personId: scene.other.id, countryCode: "ES" });
    const asked = performance.now();
    const { status, headers } = await send(server.url, {
      method: "GET",
      path,
      headers: { cookie: scene.cookie ?? "" },
    });
    const waited = Math.round(performance.now() - asked);
    slowestMs = Math.max(slowestMs, waited);
    if (status !== 503) faults.push(`${endpoint.name} answers ${status} while the database is silent`);
    else if (headers["retry-after"] === undefined) faults.push(`${endpoint.name} does not say when to come back`);
    if (waited > MOST_MS) faults.push(`${endpoint.name} answers after ${waited} ms while the database is silent`);
  };
  await server.database.db.transaction(async (tx) => {
    // Blocks requests that read sessions; on the embedded engine all requests.
    await tx.execute(sql`lock table auth_session in access exclusive mode`);
    await Promise.all(reading.map(ask));
  });
  return { asked: reading.length, slowestMs, faults };
}

/** Without a session. */
const NEEDS_NOTHING: ReadonlySet<string> = new Set([
  "system.health",
  "system.alive",
  "system.contact",
  "authentication.keySet",
]);
