/**
 * `npm run attack -- [--seed 1] [--requests 100000] [--seconds 600] [--json FILE]` attacks a server on the PostgreSQL
 * of `DATABASE_URL`, or on the embedded engine: random requests in every role, slow readers, a silent database and
 * a silent Redis (`REDIS_URL`). Prints JSON and exits with 1 on findings. See docs/security.md.
 */
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { hashPassword } from "../server/platform/auth/passwords.ts";
import { startTestApplication } from "../server/testing/application.ts";
import { runCampaign } from "../server/testing/attack/campaign.ts";
import { prepareStage } from "../server/testing/authorization/scene.ts";
import { GOOD_PASSWORD } from "../server/testing/sign-up.ts";
import { hangDatabase } from "./attack/hung-database.ts";
import { hangRedis } from "./attack/hung-redis.ts";
import { attackAsSlowReaders, heapMb } from "./attack/slow-readers.ts";
import { createDatabase } from "./soak/world.ts";

/** Compiles code and fills caches before memory is measured. */
const WARM_UP = 1000;

/** Per run. */
const MOST_GROWTH_MB = 100;

const SECRET = "a secret for attacks only, long enough to sign";

const { values } = parseArgs({
  options: {
    seed: { type: "string", default: "1" },
    requests: { type: "string", default: "100000" },
    seconds: { type: "string", default: "600" },
    json: { type: "string" },
  },
});
const [seed, requests, seconds] = [values.seed, values.requests, values.seconds].map(Number) as [
  number,
  number,
  number,
];
// A pending query of the embedded engine does not keep the process alive.
const alive = setInterval(() => {}, 60_000);

const databaseUrl = process.env.DATABASE_URL || undefined;
const server = await startTestApplication({ AUTH_SECRET: SECRET }, {}, () => createDatabase(databaseUrl, () => {}));
const stage = await prepareStage(server, SECRET, await hashPassword(GOOD_PASSWORD));

const warmUp = await runCampaign({ stage, seed: seed + 1_000_000, requests: WARM_UP, seconds });
const before = heapMb();
const campaign = await runCampaign({ stage, seed, requests, seconds });
const heapGrowthMb = Math.round(heapMb() - before);
const slowReaders = await attackAsSlowReaders(server.url);
const hung = await hangDatabase(stage);
const redisUrl = process.env.REDIS_URL || undefined;
const hungRedis = redisUrl && (await hangRedis({ redisUrl, databaseUrl, secret: SECRET }));

const found = [
  ...warmUp.findings,
  ...campaign.findings,
  ...[...slowReaders.faults, ...hung.faults, ...(hungRedis ? hungRedis.faults : [])].map((fault) => ({
    attack: "resources",
    fault,
  })),
  ...(heapGrowthMb > MOST_GROWTH_MB ? [{ attack: "resources", fault: `memory grew by ${heapGrowthMb} MB` }] : []),
];
const { findings: _, ...figures } = campaign;
const result = {
  seed,
  engine: server.database.engine,
  ...figures,
  heapGrowthMb,
  unread: slowReaders,
  hung,
  hungRedis,
  findings: found,
};
const json = JSON.stringify(result, undefined, 2);
console.log(json);
if (values.json !== undefined) writeFileSync(values.json, `${json}\n`);
await server.close();
clearInterval(alive);
process.exit(found.length > 0 ? 1 : 0);
