/**
 * Sign-in while strangers guess passwords: `node bench/sign-ins.ts [--base DIR] [--runs 3] [--seconds 15] [--rates
 * 50,500]`. Prints JSON: medians of milliseconds, counted from when a request was due.
 *
 * The real server with its limits and demo people, on a temporary PostgreSQL or on `DATABASE_URL`. Wrong passwords
 * arrive at `--rates` per second from 1,000 networks. `--base` is another checkout with dependencies installed,
 * measured in turn; `ratio` divides by its figure.
 */
import { resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { DEMO_MEMBER, SECOND_MODERATOR } from "../e2e/support/members.ts";
import { createCleanup } from "./discovery/cleanup.ts";
import { say } from "./discovery/progress.ts";
import { percentiles } from "./percentiles.ts";
import { type Answer, call, freshNetwork, post, type Served, serve, signIn, type Who } from "./sign-ins/served.ts";
import { type Figures, medians, ratios } from "./web/figures.ts";

const { values } = parseArgs({
  options: {
    base: { type: "string" },
    runs: { type: "string", default: "3" },
    seconds: { type: "string", default: "15" },
    rates: { type: "string", default: "50,500" },
  },
});
const [runs, seconds] = [Number(values.runs), Number(values.seconds)];
const rates = values.rates.split(",").map(Number);

const NETWORKS = 1000;
const AT_ONCE = 8;
const COMPARED = 20;
/** As long as the login screen stays in the queue. */
const LONGEST_IN_QUEUE_MS = 60_000;

let accounts = 0;
const unknownEmail = () => `nobody-${++accounts}@example.test`;

const cleanup = createCleanup();
try {
  const served: Served[] = [];
  if (values.base) served.push(await serve("base", resolve(values.base), cleanup));
  served.push(await serve("here", resolve(import.meta.dirname, ".."), cleanup));
  const measured: Record<Served["name"], Record<string, Figures[]>> = { base: {}, here: {} };
  for (let run = 0; run < runs; run++) {
    for (const server of run % 2 === 0 ? served : served.toReversed()) {
      for (const [part, figures] of Object.entries(await measure(server, run))) {
        const all = measured[server.name];
        all[part] = [...(all[part] ?? []), figures];
        say(`run ${run + 1}, ${server.name}, ${part}: ${JSON.stringify(figures)}`);
      }
    }
  }
  const of = (name: Served["name"]) =>
    Object.fromEntries(Object.entries(measured[name]).map(([part, all]) => [part, medians(all)]));
  const compared = values.base ? { base: of("base"), ratio: ratios(of("here"), of("base")) } : {};
  console.log(JSON.stringify({ runs, seconds, node: process.version, here: of("here"), ...compared }, null, 2));
} finally {
  await cleanup.close();
}

async function measure(server: Served, run: number): Promise<Record<string, Figures>> {
  const { cookie } = await signIn(server, DEMO_MEMBER);
  const figures: Record<string, Figures> = { quiet: await signInsPerSecond(server) };
  figures["same time"] = await sameTime(server, run);
  for (const rate of rates) figures[`${rate} wrong passwords a second`] = await underAttack(server, cookie, rate);
  return figures;
}

async function signInsPerSecond(server: Served): Promise<Figures> {
  const start = performance.now();
  let done = 0;
  const client = async () => {
    while (performance.now() - start < 1000 * seconds) {
      if ((await signIn(server, SECOND_MODERATOR)).status === 200) done++;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, client));
  return { signInsPerSecond: (1000 * done) / (performance.now() - start) };
}

async function sameTime(server: Served, run: number): Promise<Figures> {
  const { argon2id, scrypt } = server.members;
  const known = [...argon2id, ...scrypt].slice(COMPARED * run, COMPARED * (run + 1));
  const reset = (email: string) => post(server, "/request-password-reset", { email, redirectTo: "/reset-password" });
  const confirm = (email: string) => post(server, "/send-verification-email", { email, callbackURL: "/" });
  const guess = (email: string) => signIn(server, { email, password: "Wrong-1234" });
  const kinds: Record<string, (index: number) => Promise<Answer>> = {
    resetKnown: (index) => reset(known[index] ?? ""),
    resetUnknown: () => reset(unknownEmail()),
    confirmationKnown: (index) => confirm(known[index] ?? ""),
    confirmationUnknown: () => confirm(unknownEmail()),
    wrongUnknown: () => guess(unknownEmail()),
    wrongScrypt: (index) => guess(scrypt[index] ?? ""),
    ...(server.name === "here" && { wrongArgon2id: (index) => guess(argon2id[index] ?? "") }),
  };
  const times: Record<string, number[]> = {};
  for (let index = 0; index < COMPARED; index++) {
    for (const [kind, ask] of Object.entries(kinds)) {
      await wait(50);
      const before = performance.now();
      const { status } = await ask(index);
      if (status !== 200 && status !== 401) throw new Error(`${server.name}, ${kind}: ${status}`);
      times[kind] = [...(times[kind] ?? []), performance.now() - before];
    }
  }
  return Object.fromEntries(Object.entries(times).map(([kind, each]) => [kind, percentiles(each).p50]));
}

async function underAttack(server: Served, cookie: string, rate: number): Promise<Figures> {
  const attacker = (n: number) => `10.0.${(n % NETWORKS) >> 8}.${(n % NETWORKS) & 255}`;
  const guess = (n: number) => signIn(server, { email: unknownEmail(), password: "Wrong-1234" }, { from: attacker(n) });
  const dashboard = () => call(server, "/api/v1/discovery", { headers: { cookie } });
  const [wrong, page, device, stranger] = await Promise.all([
    atRate(rate, guess),
    atRate(5, dashboard),
    atRate(2, () => patiently(server, DEMO_MEMBER, cookie)),
    atRate(2, () => patiently(server, SECOND_MODERATOR)),
  ]);
  return {
    wrongRefused: shareOf(wrong.answers, ({ status }) => status === 503),
    dashboardP95: page.p95,
    dashboardFailed: shareOf(page.answers, hasFailed),
    knownDeviceP95: device.p95,
    knownDeviceRefused: shareOf(device.answers, hasFailed),
    strangerP95: stranger.p95,
    strangerQueued: shareOf(stranger.answers, ({ tries }) => tries > 1),
    strangerRefused: shareOf(stranger.answers, hasFailed),
  };
}

/** Keeps its place by ticket, as the login screen does. */
async function patiently(server: Served, who: Who, cookie?: string): Promise<Answer & { tries: number }> {
  const from = freshNetwork();
  const start = performance.now();
  let ticket: string | undefined;
  for (let tries = 1; ; tries++) {
    const answer = await signIn(server, who, { from, cookie, ticket });
    ticket = answer.data?.ticket;
    if (ticket === undefined || performance.now() - start > LONGEST_IN_QUEUE_MS) return { ...answer, tries };
    await wait(1000 * (answer.data?.retryAfterSeconds ?? 1));
  }
}

/** Open loop: slow answers do not slow the calls. The p95 is of successful ones. */
async function atRate<Each extends Answer>(perSecond: number, work: (n: number) => Promise<Each>) {
  const times: number[] = [];
  const start = performance.now();
  const pending = Array.from({ length: perSecond * seconds }, async (_, n) => {
    const due = start + (1000 * n) / perSecond;
    await wait(Math.max(1, due - performance.now()));
    const answer = await work(n);
    if (!hasFailed(answer)) times.push(performance.now() - due);
    return answer;
  });
  const answers = await Promise.all(pending);
  return { answers, p95: percentiles(times).p95 };
}

function hasFailed({ status }: Answer): boolean {
  return status !== 200;
}

function shareOf<Item>(all: readonly Item[], holds: (item: Item) => boolean): number {
  return Math.round((1000 * all.filter(holds).length) / all.length) / 1000;
}
