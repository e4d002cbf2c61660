import { timingSafeEqual } from "node:crypto";
import { createKeyedHash } from "../keyed-hash.ts";

/** How long a ticket keeps its place. */
const VALID_MS = 60_000;

/** The maximum of remembered used tickets; more than passwords are checked in a minute. */
const MOST_USED = 20_000;

const FORM = /^([0-9a-z]{8})\.[\w-]{43}$/;

/** A place in the queue for passwords, kept while a client is refused and tries again. */
export interface Ticket {
  /** When the client first tried, in milliseconds since 1970. */
  since: number;
  /** What the client sends with its next try. */
  text: string;
}

export interface QueueTickets {
  /** The ticket that was given to this holder, or a new one if it is forged, used, expired or another's. */
  read(text: string | undefined, holder: string): Ticket;
  /** Ends a ticket whose password was checked. */
  use(ticket: Ticket): void;
}

/** Stateless, so that every server reads them; each remembers only which were used there. The key is derived from `secret`. */
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
