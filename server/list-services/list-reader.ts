import type { ListItem } from "@nakamatch/domain/lists/list-item";

interface Answer {
  status: number;
  /** Undefined unless JSON. */
  body: unknown;
}

/** Sends a request that counts towards the limits. */
export type Ask = (path: string, options: { body?: string; headers: Record<string, string> }) => Promise<Answer>;

/** Yields the pages of a list. */
export type ListReader = (userName: string, ask: Ask) => AsyncGenerator<ListItem[]>;

/** A response that is neither a list nor a known refusal. */
export class UnexpectedStatus extends Error {
  constructor(status: number) {
    super();
    this.name = `HTTP ${status}`;
  }
}
