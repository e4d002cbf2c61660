import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { Worker } from "node:worker_threads";
import { afterAll, afterEach, expect, test, vi } from "vitest";
import { createWorkerThread, type WorkerThread } from "./worker-thread.ts";

const folder = mkdtempSync(join(tmpdir(), "nakamatch-thread-"));
const script = pathToFileURL(join(folder, "worker.mjs"));
// Answers with its own number and what it was asked; some questions end it.
writeFileSync(
  script,
  `import { parentPort, threadId } from "node:worker_threads";
  parentPort.on("message", (task) => {
    if (task === "fail") throw new Error("as asked");
    if (task === "leave") process.exit(0);
    if (task !== "ignore") parentPort.postMessage({ thread: threadId, size: task.byteLength, task });
  });`,
);

type Answer = { thread: number; size?: number; task: unknown };
let thread: WorkerThread<unknown, Answer>;
const start = (times: { idleMs?: number; answerMs?: number } = {}) => {
  thread = createWorkerThread({ name: "test", script, idleMs: 60_000, answerMs: 60_000, ...times });
};
const threadOf = async () => (await thread.ask("who")).thread;

afterEach(() => thread.end());
afterAll(() => rmSync(folder, { recursive: true }));

test("one thread answers task after task", async () => {
  start();
  expect(await thread.ask("hello")).toMatchObject({ task: "hello" });
  expect(await threadOf()).toBe(await threadOf());
});

test("memory is handed over, not copied", async () => {
  start();
  const bytes = new Uint8Array(1000);
  expect(await thread.ask(bytes, [bytes.buffer])).toMatchObject({ size: 1000 });
  expect(bytes.byteLength).toBe(0);
});

test.each([
  ["fails", "fail", "the test thread failed"],
  ["ends", "leave", "the test thread ended"],
])("a thread that %s is told from an answer, and the next task gets another one", async (_, task, message) => {
  start();
  const first = await threadOf();
  await expect(thread.ask(task)).rejects.toMatchObject({ name: "WorkerThreadError", message });
  expect(await threadOf()).not.toBe(first);
});

test("a thread that does not answer in time is ended", async () => {
  const terminate = vi.spyOn(Worker.prototype, "terminate");
  start({ answerMs: 1 });
  await expect(thread.ask("ignore")).rejects.toMatchObject({
    name: "WorkerThreadError",
    message: "the test thread does not answer",
  });
  expect(terminate).toHaveBeenCalledOnce();
  terminate.mockRestore();
});

test("a thread without work ends after a while, and starts again with the next task", async () => {
  start({ idleMs: 1 });
  const first = await threadOf();
  await expect.poll(threadOf, { timeout: 10_000, interval: 50 }).not.toBe(first);
});

test("a thread that has been ended starts again with the next task", async () => {
  start();
  const first = await threadOf();
  await thread.end();
  expect(await threadOf()).not.toBe(first);
});
