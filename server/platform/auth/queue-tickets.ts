import { timingSafeEqual } from "node:crypto";
import { createKeyedHash } from "../keyed-hash.ts";

const VALID_MS = 60_000;

/** Maximum of used tickets kept; more than passwords are checked in a minute. */
const MOST_USED = 20_000;

const FORM = /^([0-9a-z]{8})\.[\w-]{43}$/;

/** A place in the queue for passwords across refused tries. */
export interface Ticket {
  /** The first try, in milliseconds since the epoch. */
  since: number;
  text: string;
}

export interface QueueTickets {
  /** A new one if `text` is forged, used, expired or another holder's. */
  read(text: string | undefined, holder: string): Ticket;
  /** Voids a ticket. */
  use(ticket: Ticket): void;
}

/** Signed, so that every server reads them; each knows only which were used there. */
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
