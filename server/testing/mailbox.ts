import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { vi } from "vitest";

/** A real SMTP server on loopback that keeps what it receives. */
export interface Mailbox {
  /** For `SMTP_URL`. */
  url: string;
  /** The newest letter to an address as it travelled, decoded; waits for it. */
  letterTo(address: string): Promise<string>;
  count(address: string): number;
  close(): Promise<void>;
}

interface Received {
  to: string[];
  content: string;
}

/** Opens a mailbox for a suite. */
export async function openMailbox(): Promise<Mailbox> {
  const letters: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData(stream, session, callback) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        letters.push({ to, content: decodeQuotedPrintable(Buffer.concat(chunks).toString("latin1")) });
        callback();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as AddressInfo;
  const lettersTo = (address: string) => letters.filter(({ to }) => to.includes(address));
  return {
    url: `smtp://127.0.0.1:${port}`,
    letterTo: (address) =>
      vi.waitFor(
        () => {
          const letter = lettersTo(address).at(-1);
          if (!letter) throw new Error(`no letter to ${address} yet`);
          return letter.content;
        },
        { timeout: 10_000, interval: 50 },
      ),
    count: (address) => lettersTo(address).length,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function decodeQuotedPrintable(text: string): string {
  const bytes = text
    .replace(/=\r?\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString("utf8");
}
