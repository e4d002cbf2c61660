import { expect, it, vi } from "vitest";
import { createLog } from "../platform/log.ts";
import { createPhotoClassifier } from "./photo-classifier.ts";
import { createPhotoEncoder } from "./photo-encoder.ts";
import { createWorker } from "./worker.ts";

vi.mock(import("./worker.ts"), async (original) => ({
  ...(await original()),
  createWorker: vi.fn(() => ({ ask: vi.fn(), end: vi.fn() })),
}));

it("the process that encodes photos ends after a minute without any, or where one takes eight seconds", () => {
  createPhotoEncoder(createLog({ level: "silent", pretty: false }));
  expect(createWorker).toHaveBeenLastCalledWith(
    expect.objectContaining({ name: "photo", idleMs: 60_000, answerMs: 8000 }),
  );
});

it("the classifier leaves the memory after ten minutes without photos, and is ended after half a minute at one", () => {
  createPhotoClassifier();
  expect(createWorker).toHaveBeenLastCalledWith(
    expect.objectContaining({ name: "classifier", idleMs: 600_000, answerMs: 30_000 }),
  );
});
