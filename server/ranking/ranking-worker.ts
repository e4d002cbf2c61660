/** The thread that holds the ranking index, so that no query of a million people keeps the server's loop waiting. */
import { parentPort } from "node:worker_threads";
import { RankingIndex } from "./ranking-index.ts";
import type { RankedPerson } from "./types.ts";
import type { FromWorker, ToWorker } from "./worker-messages.ts";

/** How long a piece of maintenance may keep a query waiting, in milliseconds. */
const MAINTENANCE_MS = 2;

const port = parentPort;
if (!port) throw new Error("the ranking worker runs in a thread of its own");

let index = new RankingIndex([]);
let awaited: RankedPerson[][] = [];
let isMaintaining = false;

port.on("message", (message: ToWorker) => {
  if (message.kind === "query") return answerQuery(message);
  work(message);
});

function work(message: Exclude<ToWorker, { kind: "query" }>): void {
  switch (message.kind) {
    case "begin":
      index = new RankingIndex(message.cities);
      awaited = [];
      return;
    case "people":
      awaited.push(message.people);
      return;
    case "build":
      return build(message.now);
    case "change":
      for (const id of message.gone) index.remove(id);
      for (const person of message.people) index.upsert(person, message.now);
      maintain();
  }
}

function build(now: number): void {
  const start = performance.now();
  index.load(takeAwaited(), now);
  const { people, cities } = index.byteLength;
  const milliseconds = Math.round(performance.now() - start);
  answer({ kind: "built", people: index.size, bytes: people + cities, milliseconds });
}

/** Gives the people out once; what is given out may be collected. */
function* takeAwaited(): Generator<RankedPerson> {
  for (let batch = awaited.shift(); batch; batch = awaited.shift()) yield* batch;
}

function answerQuery({ number, query }: Extract<ToWorker, { kind: "query" }>): void {
  try {
    answer({ kind: "page", number, page: index.query(query) });
  } catch (error) {
    answer({
      kind: "failed",
      number,
      message: error instanceof Error ? (error.stack ?? error.message) : String(error),
    });
  }
}

/** Folds changes in while nobody asks: a little at a time, letting messages through in between. */
function maintain(): void {
  if (isMaintaining || !index.needsMaintenance) return;
  isMaintaining = true;
  const step = () => {
    isMaintaining = index.maintain(MAINTENANCE_MS);
    if (isMaintaining) setImmediate(step);
  };
  setImmediate(step);
}

function answer(message: FromWorker): void {
  port?.postMessage(message);
}
