import type { ListItem } from "@nakamatch/domain/lists/list-item";

interface Answer {
  status: number;
  /** Undefined unless JSON. */
  body: unknown;
}

/** Sends one request, which counts towards the limit. */
export type Ask = (path: string, options: { body?: string; headers: Record<string, string> }) => Promise<Answer>;

/** Pages of a list. */
export type ListReader = (userName: string, ask: Ask) => AsyncGenerator<ListItem[]>;
