import { randomUUID } from "node:crypto";
import type { Config } from "../../platform/config/config.ts";
import { hostOf } from "../../platform/connection-problem.ts";
import { examine, type Finding, failed, ok } from "./finding.ts";

const PART = "redis";

/** Streams carry live events, and scripts count limits. */
const SCRIPT = "redis.call('XADD', KEYS[1], '*', 'a', 'b') return redis.call('DEL', KEYS[1])";

export async function checkRedis({ REDIS_URL: url }: Pick<Config, "REDIS_URL">): Promise<Finding[]> {
  if (url === undefined) return [ok(PART, "Not set: enough for a single process.")];
  const subject = `Redis at ${hostOf(url)}`;
  return examine(PART, { subject, toDo: "Start it, or correct REDIS_URL." }, async () => {
    const { createClient } = await import("redis");
    const client = createClient({
      url,
      socket: { reconnectStrategy: false, connectTimeout: 5000, socketTimeout: 5000 },
    });
    // `connect` rejects with the same error.
    client.on("error", () => {});
    try {
      await client.connect();
      const deleted = await client.eval(SCRIPT, { keys: [`nakamatch:doctor:${randomUUID()}`] });
      if (deleted === 1) return [ok(PART, `${subject} takes streams and scripts.`)];
      return [failed(PART, `${subject} lost what was written.`, "Check its memory limit and eviction policy.")];
    } finally {
      client.destroy();
    }
  });
}
