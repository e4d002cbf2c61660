import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { PhotoScores } from "@nakamatch/contract/vocabulary/photos";
import { expect, test } from "vitest";
import { isClassifierInstalled } from "./classifier-add-on.ts";
import { type ClassifierTask, createPhotoClassifier } from "./photo-classifier.ts";
import type { Worker } from "./worker.ts";

const SCORES: PhotoScores = { drawing: 0, hentai: 0, neutral: 1, porn: 0, sexy: 0 };
const photo = (number: number) => new Uint8Array([number]);

/** A thread whose answers the test gives one by one; `asked` are the photos it received. */
function slowThread() {
  const asked: number[] = [];
  const waiting: ((answer: PhotoScores | Error) => void)[] = [];
  const thread: Worker<ClassifierTask, PhotoScores> = {
    ask: ({ photo: [number = 0] }) =>
      new Promise((resolve, reject) => {
        asked.push(number);
        waiting.push((answer) => (answer instanceof Error ? reject(answer) : resolve(answer)));
      }),
    end: async () => {},
  };
  return { thread, asked, answer: (answer: PhotoScores | Error = SCORES) => waiting.shift()?.(answer) };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

test("photos take turns, in their order, also after one that fails", async () => {
  const { thread, asked, answer } = slowThread();
  const classifier = createPhotoClassifier({ thread });
  const answers = [1, 2, 3].map((number) => classifier.classify(photo(number)));
  await settle();
  expect(asked).toEqual([1]);
  answer(new Error("broken"));
  await expect(answers[0]).rejects.toThrow("broken");
  await settle();
  expect(asked).toEqual([1, 2]);
  answer();
  expect(await answers[1]).toEqual(SCORES);
  await settle();
  answer();
  expect(await answers[2]).toEqual(SCORES);
});

test("too many photos are refused, and there is room again once one is done", async () => {
  const { thread, answer } = slowThread();
  const classifier = createPhotoClassifier({ thread, most: 2 });
  const [first, second] = [classifier.classify(photo(1)), classifier.classify(photo(2))];
  await expect(classifier.classify(photo(3))).rejects.toMatchObject({ name: "ClassifierBusyError" });
  await settle();
  answer();
  await first;
  await settle();
  const fourth = classifier.classify(photo(4));
  answer();
  await second;
  await settle();
  answer();
  expect(await fourth).toEqual(SCORES);
});

test("a photo that is not classified in time fails, and is not looked at when its turn comes", async () => {
  const { thread, asked, answer } = slowThread();
  const classifier = createPhotoClassifier({ thread, mostMs: 20 });
  const answers = [classifier.classify(photo(1)), classifier.classify(photo(2))];
  for (const each of await Promise.allSettled(answers))
    expect(each).toMatchObject({ reason: { name: "ClassifierBusyError" } });
  answer();
  await settle();
  expect(asked).toEqual([1]);
});

test("the add-on counts as installed when npm has installed exactly the packages of its lock file", async () => {
  const folder = mkdtempSync(join(tmpdir(), "nakamatch-add-on-"));
  const packages = { "": {}, "node_modules/a": { integrity: "one" }, "node_modules/b": { integrity: "two" } };
  const write = (path: string, content: object) => writeFileSync(join(folder, path), JSON.stringify(content));
  const isInstalled = () => isClassifierInstalled(pathToFileURL(`${folder}/`));
  const record = "node_modules/.package-lock.json";
  try {
    write("package-lock.json", { packages });
    expect(isInstalled(), "nothing is").toBe(false);
    await mkdir(join(folder, "node_modules"));
    write(record, { packages: { ...packages, "node_modules/b": { integrity: "older" } } });
    expect(isInstalled(), "another version is").toBe(false);
    write(record, { packages: { "node_modules/a": packages["node_modules/a"] } });
    expect(isInstalled(), "a part is").toBe(false);
    write(record, { packages });
    expect(isInstalled()).toBe(true);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
