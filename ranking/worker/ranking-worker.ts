/** Runs the index in a thread, so that queries do not block the event loop. */
import { parentPort } from "node:worker_threads";
import { RankingIndex } from "../index/ranking-index.ts";
import { IndexLoader } from "../load/index-loader.ts";
import type { Answers, Change, FromWorker, IndexFigures, Task, ToWorker } from "./worker-messages.ts";

/** Milliseconds that a query may have to wait. */
const MAINTENANCE_MS = 2;

const port = parentPort;
if (!port) throw new Error("the ranking worker runs in a thread of its own");

let index = new RankingIndex([]);
let loader = new IndexLoader(0);
let isMaintaining = false;

port.on("message", (message: ToWorker) => {
  // Errors end the thread: an index that misses a change is wrong.
  if (message.kind === "change") return change(message);
  const { number } = message;
  try {
    answer({ number, answer: perform(message) });
  } catch (error) {
    answer({ number, failure: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
});

function perform(task: Task): Answers[Task["kind"]] {
  switch (task.kind) {
    case "begin":
      index = new RankingIndex([]);
      loader = new IndexLoader(task.now);
      return null;
    case "cities":
      loader.addCities(task.piece);
      return null;
    case "people":
      loader.addPeople(task.piece);
      return null;
    case "build":
      return build();
    case "query":
      return index.query(task.query);
    case "size":
      return index.size;
  }
}

function build(): IndexFigures {
  const start = performance.now();
  const steps = loader.finish();
  let step = steps.next();
  while (!step.done) step = steps.next();
  index = step.value;
  loader = new IndexLoader(0);
  const { people, cities } = index.byteLength;
  return { people: index.size, bytes: people + cities, buildMilliseconds: Math.round(performance.now() - start) };
}

function change({ people, removed, now }: Change): void {
  for (const id of removed) index.remove(id);
  for (const person of people) index.upsert(person, now);
  maintain();
}

/** Short slices, with messages in between. */
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
