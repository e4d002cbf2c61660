export interface LoadPerson {
  id: string;
  cookie: string;
  chatId: string;
  otherId: string;
}

export type ToLoad =
  /** Until the next `connect`. */
  | { kind: "connect"; url: string; people: LoadPerson[] }
  /** People write in turn. */
  | { kind: "write"; perSecond: number; seconds: number }
  /** Sequentially, `times` each. */
  | { kind: "ask"; url: string; path: string; cookie: string; times: number };

/** Milliseconds, from sending to delivery on the other side, or from request to response. */
export interface FromLoad {
  times: number[];
  lost: number;
  perSecond: number;
}
