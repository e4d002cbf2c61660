import type { ListItem } from "@nakamatch/domain/lists/list-item";

interface Answer {
  status: number;
  /** Undefined unless JSON. */
  body: unknown;
}

/** Sends one request, which counts towards the limits. */
export type Ask = (path: string, options: { body?: string; headers: Record<string, string> }) => Promise<Answer>;

/** Pages of a list. */
export type ListReader = (userName: string, ask: Ask) => AsyncGenerator<ListItem[]>;

/** An answer that is no list and no refusal. */
export class UnexpectedStatus extends Error {
  constructor(status: number) {
    super();
    this.name = `HTTP ${status}`;
  }
}
