import { expect, it, vi } from "vitest";
import { createPhotoClassifier } from "./photo-classifier.ts";
import { createPhotoThread } from "./photo-thread.ts";
import { createWorkerThread } from "./worker-thread.ts";

vi.mock("./worker-thread.ts", () => ({ createWorkerThread: vi.fn(() => ({ ask: vi.fn(), end: vi.fn() })) }));

it("the thread that encodes photos ends after a minute without any, or where one takes longer than that", () => {
  createPhotoThread();
  expect(createWorkerThread).toHaveBeenLastCalledWith({
    name: "photo",
    script: new URL("./photo-worker.ts", import.meta.url),
    ...{ idleMs: 60_000, answerMs: 60_000 },
  });
});

it("the classifier leaves the memory after ten minutes without photos, and is ended after half a minute at one", () => {
  createPhotoClassifier();
  expect(createWorkerThread).toHaveBeenLastCalledWith({
    name: "classifier",
    script: new URL("./classifier-worker.ts", import.meta.url),
    ...{ idleMs: 600_000, answerMs: 30_000 },
  });
});
