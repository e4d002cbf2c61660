/**
 * `npm run load -- [--people 300] [--rate 100] [--minutes 10] [--warm-up 1]` has members act on the real server, on the
 * PostgreSQL of `DATABASE_URL` (and the Redis of `REDIS_URL`) or on the embedded engine; then offers ten times the
 * sign-ups that it can take while 50 members go on. `--rate` is acts per second of all members together. Prints JSON
 * and the rows for docs/reliability.md, and exits with 1 if a goal is missed; with `--errors-only` those of speed and memory do not count.
 */
import { readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { io, type Socket } from "socket.io-client";
import { REALTIME_PATH } from "../contract/events/realtime.ts";
import { createCleanup } from "./discovery/cleanup.ts";
import { step } from "./discovery/progress.ts";
import { type Answered, memberCall, offer, signUpCall } from "./load/traffic.ts";
import { type Member, openWorld, type World } from "./load/world.ts";
import { percentiles } from "./percentiles.ts";

const MOST_GROWTH = 0.1;
/** Maximum p95 of members during the sign-ups, in milliseconds. */
const MOST_WAIT_MS = 100;
const OVERLOAD = 10;
const MEMBERS_MEANWHILE = 50;
/** Below the length of the password queue, so that none is refused. */
const CAPACITY_CONNECTIONS = 16;

const { values } = parseArgs({
  options: {
    people: { type: "string", default: "300" },
    rate: { type: "string", default: "100" },
    minutes: { type: "string", default: "10" },
    "warm-up": { type: "string", default: "1" },
    "sign-up-seconds": { type: "string", default: "30" },
    "errors-only": { type: "boolean", default: false },
  },
});
const [people, rate] = [Number(values.people), Number(values.rate)];
const [minutes, warmUp, signUpSeconds] = [values.minutes, values["warm-up"], values["sign-up-seconds"]].map(Number) as [
  number,
  number,
  number,
];

/** False for short runs on busy machines. */
const judgesSpeed = !values["errors-only"];

const cleanup = createCleanup();
try {
  const world = await openWorld(people, cleanup);
  await step(`connect ${people} sockets`, () => connect(world));
  const all = await step("all members", () => everybody(world));
  const signUps = await step("sign-ups", () => tooManySignUps(world));
  const missed = [
    ...(all.errors > 0 ? [`${all.errors} errors`] : []),
    ...(judgesSpeed && all.growth > MOST_GROWTH ? [`memory grew by ${percent(all.growth)}`] : []),
    ...(judgesSpeed && signUps.members.during.p95 > MOST_WAIT_MS
      ? [`members waited ${signUps.members.during.p95} ms during sign-ups`]
      : []),
    ...(signUps.memberErrors > 0 ? [`${signUps.memberErrors} errors of members during sign-ups`] : []),
    ...(signUps.wronglyRefused > 0 ? [`${signUps.wronglyRefused} sign-ups not refused in order`] : []),
  ];
  const setting = { engine: world.engine, redis: Boolean(process.env.REDIS_URL), people, rate, minutes };
  console.log(JSON.stringify({ ...setting, all, signUps, missed }, null, 2));
  console.error(["", ...rowsOf(world, all, signUps)].join("\n"));
  process.exitCode = missed.length > 0 ? 1 : 0;
} finally {
  await cleanup.close();
}

/** As every member's browser does. */
async function connect({ address, members }: World): Promise<void> {
  const open = ({ cookie, from }: Member): Socket =>
    io(address, {
      path: REALTIME_PATH,
      transports: ["websocket"],
      forceNew: true,
      extraHeaders: { cookie, "x-forwarded-for": from },
    });
  for (const member of members) {
    const socket = open(member);
    cleanup.add(() => socket.disconnect());
    await new Promise((resolve) => socket.once("connect", () => resolve(null)));
  }
}

async function everybody(world: World) {
  const load = { next: () => memberCall(world.members), perSecond: rate, connections: rate };
  await offer(world, { ...load, seconds: 60 * warmUp });
  // Reading begins a new interval.
  await eventLoop(world);
  const memory: number[] = [];
  const watch = setInterval(() => memory.push(residentMb(world)), 1000);
  const answers = await offer(world, { ...load, seconds: 60 * minutes });
  clearInterval(watch);
  const share = Math.ceil(memory.length / 10);
  const [before, after] = [percentiles(memory.slice(0, share)).p50, percentiles(memory.slice(-share)).p50];
  const names = [...new Set(answers.map(({ endpoint }) => endpoint))].sort();
  return {
    endpoints: Object.fromEntries(names.map((name) => [name, figures(answers.filter((one) => one.endpoint === name))])),
    every: figures(answers),
    errors: answers.filter(isError).length,
    memoryMb: { before, after, most: Math.max(...memory) },
    growth: round(after / before - 1),
    eventLoopMs: await eventLoop(world),
  };
}

async function tooManySignUps(world: World) {
  const some = world.members.slice(0, MEMBERS_MEANWHILE);
  const perSecond = Math.max(1, Math.round((rate * some.length) / people));
  const asUsual = { next: () => memberCall(some), perSecond, connections: perSecond, seconds: signUpSeconds };
  const quiet = await offer(world, asUsual);
  const flatOut = await offer(world, { next: signUpCall, seconds: signUpSeconds, connections: CAPACITY_CONNECTIONS });
  const capacity = flatOut.filter((one) => !isError(one)).length / signUpSeconds;
  await wait(2000);
  const offered = Math.round(OVERLOAD * capacity);
  const [busy, signUps] = await Promise.all([
    offer(world, asUsual),
    offer(world, { next: signUpCall, seconds: signUpSeconds, perSecond: offered, connections: offered }),
  ]);
  const [before, during] = [figures(quiet), figures(busy)];
  const refused = signUps.filter(isError);
  return {
    capacityPerSecond: round(capacity),
    offeredPerSecond: round(signUps.length / signUpSeconds),
    doneInOverloadPerSecond: round((signUps.length - refused.length) / signUpSeconds),
    refusedByStatus: Object.fromEntries(
      [...new Set(refused.map(({ status }) => status))].map((status) => [
        status,
        refused.filter((one) => one.status === status).length,
      ]),
    ),
    wronglyRefused: refused.filter(
      ({ status, hasRetryAfter }) => !(hasRetryAfter && (status === 429 || status === 503)),
    ).length,
    done: figures(signUps.filter((one) => !isError(one))),
    refused: figures(refused),
    members: { quiet: before, during },
    memberErrors: [...quiet, ...busy].filter(isError).length,
  };
}

function isError({ status }: Answered): boolean {
  return status < 200 || status >= 400;
}

function figures(answers: readonly Answered[]) {
  return { count: answers.length, ...percentiles(answers.map(({ ms }) => ms)) };
}

/** The server's event loop delay since the last reading. */
async function eventLoop({ metricsUrl }: World): Promise<Record<"p50" | "p99" | "max", number>> {
  const text = await (await fetch(metricsUrl)).text();
  const read = (name: string) =>
    round(1000 * Number(new RegExp(`^nodejs_eventloop_lag_${name}_seconds (\\S+)`, "m").exec(text)?.[1]));
  return { p50: read("p50"), p99: read("p99"), max: read("max") };
}

function residentMb({ pid }: World): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  return Math.round(Number(kilobytes) / 1024);
}

function round(figure: number): number {
  return Math.round(100 * figure) / 100;
}

function percent(share: number): string {
  return `${Math.round(100 * share)} %`;
}

/** Rows of the tables in docs/reliability.md. */
function rowsOf(
  { engine }: World,
  all: Awaited<ReturnType<typeof everybody>>,
  signUps: Awaited<ReturnType<typeof tooManySignUps>>,
): string[] {
  const row = (cells: unknown[]) => `| ${cells.join(" | ")} |`;
  const times = ({ count, p50, p95, p99 }: ReturnType<typeof figures>) => [
    count,
    ...[p50, p95, p99].map((ms) => ms.toFixed(1)),
  ];
  const name = engine === "pglite" ? "embedded" : "PostgreSQL";
  const { before, after } = all.memoryMb;
  const { members } = signUps;
  return [
    ...Object.entries(all.endpoints).map(([endpoint, each]) => row([`\`${endpoint}\``, ...times(each)])),
    row(["all", ...times(all.every)]),
    "",
    row([
      name,
      all.errors,
      `${before} → ${after} MB`,
      `${all.eventLoopMs.p50}, ${all.eventLoopMs.p99}, ${all.eventLoopMs.max}`,
    ]),
    "",
    row([
      name,
      signUps.capacityPerSecond,
      signUps.offeredPerSecond,
      signUps.doneInOverloadPerSecond,
      `${signUps.refused.p95.toFixed(0)} ms`,
      `${members.quiet.p95.toFixed(1)} → ${members.during.p95.toFixed(1)} ms`,
    ]),
  ];
}
