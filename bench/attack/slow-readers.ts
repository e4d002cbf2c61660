import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { send } from "../../server/testing/attack/wire.ts";

/** Connections that send requests without reading, from their own address, and requests of each. */
const GREEDY = 200;
const PIPELINED = 100;

const HOLD_MS = 10_000;

/** Time for a closed connection to show once it is read. */
const CUT_MS = 3000;

/** The server's extra memory. */
const MOST_MB = 100;

/** For other clients meanwhile. A second, because test machines are busy. */
const MOST_P99_MS = 1000;

export interface SlowReadersResult {
  connections: number;
  cut: number;
  heapGrowthMb: number;
  others: { answers: number; p50Ms: number; p99Ms: number };
  faults: string[];
}

/** The server must run in this process. */
export async function attackAsSlowReaders(url: string): Promise<SlowReadersResult> {
  const before = heapMb();
  let cut = 0;
  let mostMb = 0;
  const sockets = Array.from({ length: GREEDY }, () => {
    const socket = greedyConnection(url);
    socket.on("close", () => cut++);
    return socket;
  });
  const waits: number[] = [];
  const end = Date.now() + HOLD_MS;
  while (Date.now() < end) {
    const asked = performance.now();
    await send(url, { method: "GET", path: "/api/v1/alive", headers: {} }).catch(() => {});
    waits.push(performance.now() - asked);
    if (waits.length % 200 === 0) mostMb = Math.max(mostMb, heapMb() - before);
  }
  const heapGrowthMb = Math.round(Math.max(mostMb, heapMb() - before));
  for (const socket of sockets) socket.resume();
  await sleep(CUT_MS);
  const wasCut = cut;
  for (const socket of sockets) socket.destroy();
  waits.sort((a, b) => a - b);
  const at = (share: number) => Math.round((waits[Math.floor(waits.length * share)] ?? 0) * 10) / 10;
  const others = { answers: waits.length, p50Ms: at(0.5), p99Ms: at(0.99) };
  return {
    connections: GREEDY,
    cut: wasCut,
    heapGrowthMb,
    others,
    faults: [
      ...(wasCut < GREEDY ? [`${GREEDY - wasCut} connections that read nothing were not cut`] : []),
      ...(heapGrowthMb > MOST_MB ? [`memory grew by ${heapGrowthMb} MB`] : []),
      ...(others.p99Ms > MOST_P99_MS ? [`others waited ${others.p99Ms} ms (p99)`] : []),
    ],
  };
}

function greedyConnection(url: string): Socket {
  // One network's unread answers must not count against others.
  const socket = connect({ host: "127.0.0.1", port: Number(new URL(url).port), localAddress: "127.0.0.2" });
  socket.on("error", () => {});
  socket.pause();
  socket.write("GET /api/v1/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n".repeat(PIPELINED));
  return socket;
}

setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc") as () => void;

export function heapMb(): number {
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 2 ** 20;
}
