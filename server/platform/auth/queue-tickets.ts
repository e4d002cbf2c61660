import { timingSafeEqual } from "node:crypto";
import { createKeyedHash } from "../keyed-hash.ts";

const VALID_MS = 60_000;

/** Maximum of remembered used tickets; more than a minute's password checks. */
const MOST_USED = 20_000;

const FORM = /^([0-9a-z]{8})\.[\w-]{43}$/;

/** A place in the password queue that survives refusals. */
export interface Ticket {
  /** Time of the first attempt, in milliseconds since the epoch. */
  since: number;
  text: string;
}

export interface QueueTickets {
  /** Reads a ticket, or issues a new one if `text` is forged, used, expired or another holder's. */
  read(text: string | undefined, holder: string): Ticket;
  /** Voids a ticket. */
  use(ticket: Ticket): void;
}

/** Signed, so that all servers can read them. Each server knows only the tickets used there. */
export function createQueueTickets(secret: string): QueueTickets {
  const hash = createKeyedHash(secret, "nakamatch queue tickets");
  const used = new Set<string>();
  const issue = (since: number, holder: string): Ticket => ({
    since,
    text: `${since.toString(36)}.${hash(`${since} ${holder}`)}`,
  });

  return {
    read(text, holder) {
      const now = Date.now();
      const [given = "", time = ""] = FORM.exec(text ?? "") ?? [];
      const ticket = issue(Number.parseInt(time, 36) || 0, holder);
      const isOwn =
        given.length === ticket.text.length && timingSafeEqual(Buffer.from(given), Buffer.from(ticket.text));
      const isValid = isOwn && now - ticket.since < VALID_MS && !used.has(ticket.text);
      return isValid ? ticket : issue(now, holder);
    },
    use({ text }) {
      used.add(text);
      for (const oldest of used) {
        if (used.size <= MOST_USED) break;
        used.delete(oldest);
      }
    },
  };
}
