import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { messageIdOf } from "./message-id.ts";
import type { Email, MailTransport } from "./transport.ts";

export interface OutboxEmail extends Email {
  id: string;
  to: string;
  /** ISO time. */
  sentAt: string;
  messageId?: string | undefined;
}

export interface OutboxFolder extends MailTransport {
  /** Text messages have no id. */
  send(to: string, email: Email, id?: string): Promise<void>;
  /** Emails, newest first. */
  list(): Promise<OutboxEmail[]>;
}

/** Replaces the SMTP server in development; shown at `/dev/mail`. */
export function createOutboxFolder(folder: string, publicUrl: string): OutboxFolder {
  let sent = 0;
  return {
    async send(to, email, sentId) {
      const sentAt = new Date().toISOString();
      // Numbered, as emails may share a millisecond.
      const number = String(++sent).padStart(9, "0");
      const id = `${sentAt.replaceAll(/\D/g, "")}-${number}-${randomUUID().slice(0, 8)}`;
      await mkdir(folder, { recursive: true });
      // Renaming is atomic.
      const draft = join(folder, `${id}.draft`);
      const messageId = sentId && messageIdOf(sentId, publicUrl);
      await writeFile(draft, JSON.stringify({ id, to, sentAt, ...email, messageId } satisfies OutboxEmail));
      await rename(draft, join(folder, `${id}.json`));
    },
    async list() {
      const names = await readdir(folder).catch(() => []);
      const emails = names
        .filter((name) => name.endsWith(".json"))
        .sort()
        .reverse();
      return Promise.all(emails.map(async (name) => JSON.parse(await readFile(join(folder, name), "utf8"))));
    },
    close() {},
  };
}
