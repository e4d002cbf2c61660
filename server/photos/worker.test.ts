import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, afterEach, describe, expect, test } from "vitest";
import { createWorker, startProcess, startThread, type Worker } from "./worker.ts";

const folder = mkdtempSync(join(tmpdir(), "nakamatch-worker-"));

const scriptOf = (name: string, code: string): URL => {
  const file = join(folder, `${name}.mjs`);
  writeFileSync(file, code);
  return pathToFileURL(file);
};

/** Workers answer with their own number and the task; some tasks end them. */
const inThread = scriptOf(
  "thread",
  `import { parentPort, threadId } from "node:worker_threads";
  parentPort.on("message", (task) => {
    if (task === "fail") throw new Error("as asked");
    if (task === "leave") process.exit(0);
    if (task !== "ignore") parentPort.postMessage({ worker: threadId, task });
  });`,
);
const inProcess = scriptOf(
  "process",
  `process.on("message", async () => {
    let task;
    for await (const bytes of process.stdin.iterator({ destroyOnReturn: false })) {
      task = String(bytes);
      break;
    }
    if (task === "leave") process.exit(0);
    if (task.startsWith("SIG")) process.kill(process.pid, task);
    if (task === "grow") return process.send({ task, worker: grow() });
    if (task !== "ignore") process.send({ worker: process.pid, task, variables: Object.keys(process.env) });
  });
  const grow = () => {
    const held = [];
    try {
      while (held.length < 100) held.push(Buffer.alloc(10 * 2 ** 20, 1));
    } catch {}
    return held.length * 10;
  };`,
);

type Answer = { worker: number; task: unknown; variables?: string[] };
let worker: Worker<string, Answer>;
type Times = { idleMs?: number; answerMs?: number };
const times = { idleMs: 60_000, answerMs: 60_000 };

function startInThread(changed: Times = {}): void {
  worker = createWorker({ name: "test", start: () => startThread(inThread), ...times, ...changed });
}
function startInProcess(changed: Times = {}): void {
  const files = createWorker<{ file: Blob }, Answer>({
    name: "test",
    start: () => startProcess(inProcess, 200),
    ...times,
    ...changed,
  });
  worker = { ask: (task) => files.ask({ file: new Blob([task]) }), end: files.end };
}
const number = async () => (await worker.ask("who")).worker;

afterEach(() => worker.end());
afterAll(() => rmSync(folder, { recursive: true }));

describe.each([
  ["thread", startInThread],
  ["process", startInProcess],
])("a %s", (_, start) => {
  test("answers task after task", async () => {
    start();
    expect(await worker.ask("hello")).toMatchObject({ task: "hello" });
    expect(await number()).toBe(await number());
  });

  test("that ends is told from an answer, and the next task gets another one", async () => {
    start();
    const first = await number();
    await expect(worker.ask("leave")).rejects.toMatchObject({
      name: "WorkerError",
      failure: "failed",
      message: "the test worker ended with 0",
    });
    expect(await number()).not.toBe(first);
  });

  test("that does not answer in time is ended, and the next task gets another one", async () => {
    start();
    const first = await number();
    await worker.end();
    start({ answerMs: 1 });
    await expect(worker.ask("ignore")).rejects.toMatchObject({
      name: "WorkerError",
      failure: "late",
      message: "the test worker does not answer",
    });
    start();
    expect(await number()).not.toBe(first);
  });

  test("without work ends after a while, and another one starts with the next task", async () => {
    start({ idleMs: 1 });
    const first = await number();
    await expect.poll(number).not.toBe(first);
  });

  test("that has been ended starts again with the next task", async () => {
    start();
    const first = await number();
    await worker.end();
    expect(await number()).not.toBe(first);
  });
});

test("a thread that fails is told from an answer", async () => {
  startInThread();
  await expect(worker.ask("fail")).rejects.toMatchObject({ failure: "failed", message: "the test worker failed" });
});

test.each([
  ["SIGKILL", "killed"],
  ["SIGABRT", "crashed"],
  ["SIGSEGV", "crashed"],
  ["SIGTRAP", "crashed"],
])(
  "a process that ends by %s ends alone, counts as %s, and the next task gets another one",
  async (signal, failure) => {
    startInProcess();
    await expect(worker.ask(signal)).rejects.toMatchObject({ failure });
    expect(await worker.ask("hello")).toMatchObject({ task: "hello" });
  },
);

test.runIf(process.platform === "linux")("a process gets no more than its memory", async () => {
  startInProcess();
  const { worker: megabytes } = await worker.ask("grow");
  expect(megabytes).toBeGreaterThan(100);
  expect(megabytes).toBeLessThanOrEqual(200);
});

test("a process is given none of the server's variables", async () => {
  startInProcess();
  const { variables } = await worker.ask("hello");
  expect(variables?.filter((name) => /DATABASE|SECRET|S3|HOME|PATH/.test(name))).toEqual([]);
});
