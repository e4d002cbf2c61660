import { startTestApplication } from "../../server/testing/application.ts";
import { send } from "../../server/testing/attack/wire.ts";
import { closeScene, openScene, prepareStage } from "../../server/testing/authorization/scene.ts";
import { requestFor } from "../../server/testing/authorization/send.ts";
import { openBreakableLink } from "../../server/testing/breakable-link.ts";
import { type Endpoint, endpoints } from "../../server/testing/http-app.ts";
import { createDatabase } from "../soak/world.ts";
import type { HungResult } from "./hung-database.ts";

/** Extra time per answer: the limiter waits for 100 ms, longer on a busy machine. */
const MOST_MS = 1000;

/** A silent Redis is asked again after some requests, see `createLimiter`. */
const ROUNDS = 3;

interface HungRedisSettings {
  redisUrl: string;
  databaseUrl: string | undefined;
  secret: string;
}

/**
 * Calls every read-only endpoint while Redis is silent; each must answer as before, with little delay. Starts its own
 * server, with rate limits.
 */
export async function hangRedis({ redisUrl, databaseUrl, secret }: HungRedisSettings): Promise<HungResult> {
  const link = await openBreakableLink(redisUrl);
  const settings = { AUTH_SECRET: secret, RATE_LIMITS: "on", TRUSTED_PROXIES: "1", REDIS_URL: link.url };
  const server = await startTestApplication(settings, {}, () => createDatabase(databaseUrl, () => {}));
  const scene = await openScene(await prepareStage(server, secret, ""), "member");
  const reading = endpoints.filter(({ method }) => method === "GET");
  const faults: string[] = [];
  let slowestMs = 0;

  const ask = async (endpoint: Endpoint, address: string) => {
    const { path } = requestFor(endpoint, { chatId: scene.chatId, personId: scene.other.id, countryCode: "ES" });
    const headers = { cookie: scene.cookie ?? "", "x-forwarded-for": address };
    const asked = performance.now();
    const { status } = await send(server.url, { method: "GET", path, headers });
    return { status, waited: Math.round(performance.now() - asked) };
  };
  const askAll = async (address: string) => {
    const answers = [];
    for (const endpoint of reading) answers.push(await ask(endpoint, address));
    return answers;
  };

  const before = await askAll("192.0.2.1");
  link.stall();
  for (let round = 0; round < ROUNDS; round += 1) {
    const answers = await askAll(`192.0.2.${2 + round}`);
    for (const [index, { status, waited }] of answers.entries()) {
      const name = reading[index]?.name;
      const usual = before[index]?.status;
      slowestMs = Math.max(slowestMs, waited);
      if (status !== usual) faults.push(`${name} answers ${status} while Redis is silent, and ${usual} otherwise`);
      if (waited > MOST_MS) faults.push(`${name} answers after ${waited} ms while Redis is silent`);
    }
  }
  await link.restore();
  await closeScene(scene);
  await server.close();
  await link.close();
  return { asked: reading.length * ROUNDS, slowestMs, faults };
}
