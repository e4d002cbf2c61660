import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createOutboxFolder } from "./outbox-folder.ts";

let parent: string;
let folder: string;

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), "nakamatch-outbox-"));
  folder = join(parent, "some", "outbox");
});
afterEach(() => rm(parent, { recursive: true, force: true }));

const email = (subject: string) => ({ subject, text: `${subject} as text`, html: `<p>${subject}</p>` });

describe("the development outbox", () => {
  it("is empty before the first email", async () => {
    expect(await createOutboxFolder(folder, "https://nakamatch.example").list()).toEqual([]);
  });

  it("lists whole emails, newest first, also those of one millisecond and more than ten", async () => {
    const outbox = createOutboxFolder(folder, "https://nakamatch.example");
    const subjects = Array.from({ length: 12 }, (_, number) => `number ${number}`);
    const before = new Date().toISOString();
    for (const subject of subjects) await outbox.send("robin@example.test", email(subject), subject.at(-1));
    const listed = await outbox.list();
    expect(listed.map(({ subject }) => subject)).toEqual(subjects.toReversed());
    expect(listed[0]).toEqual({
      id: expect.stringMatching(/^\d{17}-\d{9}-[0-9a-f]{8}$/),
      to: "robin@example.test",
      sentAt: expect.any(String),
      messageId: "<1@nakamatch.example>",
      ...email("number 11"),
    });
    expect(listed[0] && listed[0].sentAt >= before).toBe(true);
    expect((await readdir(folder)).every((name) => name.endsWith(".json"))).toBe(true);
  });

  it("does not show an email that is still being written", async () => {
    const outbox = createOutboxFolder(folder, "https://nakamatch.example");
    await outbox.send("robin@example.test", email("whole"));
    await writeFile(join(folder, "99999999999999999-000000002-abcdefab.draft"), '{"id": "half');
    expect((await outbox.list()).map(({ subject }) => subject)).toEqual(["whole"]);
  });
});
