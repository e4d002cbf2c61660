import { spawn } from "node:child_process";
import { randomBytes, scryptSync } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { DEMO_MEMBER, SECOND_MODERATOR } from "../../e2e/support/members.ts";
import { serverEnvironment } from "../../e2e/support/surroundings.ts";
import { hashPassword } from "../../server/platform/auth/passwords.ts";
import { freePort, startCluster } from "../../server/testing/cluster.ts";
import { type Cleanup, endProcess, hasEnded } from "../discovery/cleanup.ts";
import { CLUSTER, ownDatabase } from "../discovery/database-home.ts";
import { step } from "../discovery/progress.ts";

export interface Served {
  name: "base" | "here";
  address: string;
  /** By password hash. */
  members: { argon2id: string[]; scrypt: string[] };
}

export interface Answer {
  status: number;
  cookie: string;
  data: { ticket?: string; retryAfterSeconds?: number } | undefined;
}

export interface Who {
  email: string;
  password: string;
}

let networks = 0;

/** Of a client that has not called yet. */
export function freshNetwork(): string {
  networks++;
  return `10.9.${(networks >> 8) & 255}.${networks & 255}`;
}

interface Client {
  from?: string;
  cookie?: string | undefined;
  ticket?: string | undefined;
}

export function signIn(server: Served, { email, password }: Who, { ticket, ...client }: Client = {}): Promise<Answer> {
  return post(server, "/sign-in/email", { email, password, ...(ticket && { ticket }) }, client);
}

export function post(server: Served, path: string, body: object, { from = freshNetwork(), cookie }: Client = {}) {
  const headers = {
    "content-type": "application/json",
    origin: server.address,
    "x-forwarded-for": from,
    ...(cookie !== undefined && { cookie }),
  };
  return call(server, `/api/auth${path}`, { method: "POST", headers, body: JSON.stringify(body) });
}

export async function call({ address }: Served, path: string, init: RequestInit): Promise<Answer> {
  try {
    const answer = await fetch(address + path, init);
    const { data } = (await answer.json()) as Pick<Answer, "data">;
    const cookie = answer.headers.getSetCookie().map((line) => line.split(";")[0]);
    return { status: answer.status, cookie: cookie.join("; "), data };
  } catch {
    return { status: 0, cookie: "", data: undefined };
  }
}

/** Half of the demo people have the older password hash. */
export async function serve(name: Served["name"], folder: string, cleanup: Cleanup): Promise<Served> {
  const home = await mkdtemp(join(tmpdir(), "nakamatch-bench-"));
  cleanup.add(() => rm(home, { recursive: true, force: true }));
  const { DATABASE_URL } = process.env;
  const url = DATABASE_URL
    ? await ownDatabase(DATABASE_URL, cleanup, `nakamatch_sign_ins_${name}`)
    : (await startCluster(home, cleanup, CLUSTER)).url;
  const settings = { DATABASE_URL: url, REDIS_URL: "", RATE_LIMITS: "on", TRUSTED_PROXIES: "1", LOG_LEVEL: "error" };
  const options = { folder, port: await freePort(), dataFolder: join(home, "data"), settings };
  const { address } = await launch(name, options, cleanup);
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  cleanup.add(() => pool.end());
  return { name, address, members: await storePasswords(pool, name) };
}

async function storePasswords(pool: pg.Pool, name: Served["name"]): Promise<Served["members"]> {
  const { rows } = await pool.query<{ email: string }>(
    "select email from auth_user where email like '%@demo.nakamatch.example' and email <> $1 order by email limit 120",
    [SECOND_MODERATOR.email],
  );
  const emails = rows.map(({ email }) => email);
  const salt = randomBytes(16).toString("hex");
  const key = scryptSync(DEMO_MEMBER.password, salt, 64, { N: 16_384, r: 16, p: 1, maxmem: 2 ** 26 }).toString("hex");
  const store = async (hash: string, members: string[]) => {
    await pool.query(
      'update auth_account set password = $1 where "providerId" = \'credential\' and "userId" in (select id from auth_user where email = any($2))',
      [hash, members],
    );
    return members;
  };
  // The base may not know the newer hash.
  const half = emails.length / 2;
  const argon2id = name === "here" ? await store(await hashPassword(DEMO_MEMBER.password), emails.slice(half)) : [];
  return { argon2id, scrypt: await store(`${salt}:${key}`, name === "here" ? emails.slice(0, half) : emails) };
}

export interface LaunchOptions {
  folder: string;
  port: number;
  dataFolder: string;
  /** Environment variables. */
  settings: Record<string, string>;
}

/** Starts `server/main.ts` of a checkout and waits until it is healthy. */
export async function launch(
  name: string,
  { folder, port, dataFolder, settings }: LaunchOptions,
  cleanup: Cleanup,
): Promise<{ address: string; pid: number; stop: () => Promise<void> }> {
  const server = spawn(process.execPath, ["server/main.ts"], {
    cwd: folder,
    env: { ...process.env, ...serverEnvironment({ port, dataFolder }), ...settings },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const stop = cleanup.add(() => endProcess(server));
  const address = `http://127.0.0.1:${port}`;
  await step(`start ${name}`, async () => {
    while (!(await fetch(`${address}/api/v1/health`).catch(() => undefined))?.ok) {
      if (hasEnded(server)) throw new Error(`the server of ${name} ended with ${server.exitCode ?? server.signalCode}`);
      await wait(200);
    }
  });
  return { address, pid: server.pid ?? 0, stop };
}
