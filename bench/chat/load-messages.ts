export interface LoadPerson {
  id: string;
  cookie: string;
  chatId: string;
  otherId: string;
}

export type ToLoad =
  /** Everybody connects, and stays connected until the next `connect`. */
  | { kind: "connect"; url: string; people: LoadPerson[] }
  /** People write in turn, so many messages a second. */
  | { kind: "write"; perSecond: number; seconds: number }
  /** One request after the other, each `times` times. */
  | { kind: "ask"; url: string; path: string; cookie: string; times: number };

/** Milliseconds: from sending a message until the other side's screen has it, or from a request to the end of its answer. */
export interface FromLoad {
  times: number[];
  lost: number;
  perSecond: number;
}
