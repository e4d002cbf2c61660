import { LIST_LIMITS } from "@nakamatch/domain/lists/list-item";
import { beforeEach, expect, test, vi } from "vitest";
import { readInWorker } from "./read-in-worker.ts";

/** The latest worker, controlled by the tests. */
let worker: FakeWorker | null = null;

class FakeWorker extends EventTarget {
  given: unknown[] = [];
  isEnded = false;
  readonly address: URL;
  readonly options: WorkerOptions;
  constructor(address: URL, options: WorkerOptions) {
    super();
    this.address = address;
    this.options = options;
    worker = this;
  }
  postMessage(request: unknown) {
    this.given.push(request);
  }
  terminate() {
    this.isEnded = true;
  }
  report(data: unknown) {
    this.dispatchEvent(new MessageEvent("message", { data }));
  }
}

beforeEach(() => {
  worker = null;
  vi.stubGlobal("Worker", FakeWorker);
});

function read(signal = new AbortController().signal) {
  const request = { file: new Blob(["Naruto"]), place: { column: 1, hasHeading: true } };
  const shares: number[] = [];
  return { request, shares, list: readInWorker(request, { signal, onProgress: (share) => shares.push(share) }) };
}

test("the file is given to a module worker, whose progress is told until it has the list", async () => {
  const { request, shares, list } = read();
  expect([worker?.address.pathname.endsWith("/list-worker.ts"), worker?.options]).toEqual([true, { type: "module" }]);
  expect(worker?.given).toEqual([request]);
  worker?.report({ type: "progress", share: 0.5 });
  worker?.report({ type: "progress", share: 1 });
  expect(worker?.isEnded).toBe(false);
  worker?.report({ type: "read", reading: { list: { items: [] } } });
  expect(await list).toEqual({ list: { items: [] } });
  expect(shares).toEqual([0.5, 1]);
  expect(worker?.isEnded).toBe(true);
});

test("a file without a list rejects with the problem, and one that ends the worker with damage", async () => {
  const first = read();
  worker?.report({ type: "failed", problem: "notText" });
  await expect(first.list).rejects.toMatchObject({ problem: "notText" });
  const second = read();
  worker?.dispatchEvent(new Event("error"));
  await expect(second.list).rejects.toMatchObject({ problem: "damaged" });
  expect(worker?.isEnded).toBe(true);
});

test("giving up ends the worker", async () => {
  const controller = new AbortController();
  const { list } = read(controller.signal);
  controller.abort(new Error("changed my mind"));
  await expect(list).rejects.toThrow("changed my mind");
  expect(worker?.isEnded).toBe(true);
});

test("a file that is too large starts no worker", async () => {
  const huge = { size: LIST_LIMITS.fileBytes + 1 } as Blob;
  const reading = readInWorker(
    { file: huge, place: undefined },
    { signal: new AbortController().signal, onProgress: () => {} },
  );
  await expect(reading).rejects.toMatchObject({ problem: "tooLarge" });
  expect(worker).toBeNull();
});
