import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Letter, MailTransport } from "./transport.ts";

/** A letter that waits in the outbox, for a developer to read. */
export interface OutboxLetter extends Letter {
  id: string;
  to: string;
  /** ISO time. */
  sentAt: string;
}

export interface OutboxFolder extends MailTransport {
  /** Letters, newest first. */
  list(): Promise<OutboxLetter[]>;
}

/** Stands in for an SMTP server in development: every letter becomes a file in `folder`, shown at `/dev/mail`. */
export function createOutboxFolder(folder: string): OutboxFolder {
  let sent = 0;
  return {
    async send(to, letter) {
      const sentAt = new Date().toISOString();
      // By its number too: two letters can be of the same millisecond.
      const number = String(++sent).padStart(9, "0");
      const id = `${sentAt.replaceAll(/\D/g, "")}-${number}-${randomUUID().slice(0, 8)}`;
      await mkdir(folder, { recursive: true });
      // A reader must never meet half a letter.
      const draft = join(folder, `${id}.draft`);
      await writeFile(draft, JSON.stringify({ id, to, sentAt, ...letter } satisfies OutboxLetter));
      await rename(draft, join(folder, `${id}.json`));
    },
    async list() {
      const names = await readdir(folder).catch(() => []);
      const letters = names
        .filter((name) => name.endsWith(".json"))
        .sort()
        .reverse();
      return Promise.all(letters.map(async (name) => JSON.parse(await readFile(join(folder, name), "utf8"))));
    },
    close() {},
  };
}
