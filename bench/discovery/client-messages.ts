/** One request, for whom. */
export interface Asked {
  path: string;
  cookie: string;
}

/** What the client process is asked to do: the requests in turn over `connections`, in rounds or for a time. */
export interface ToClient {
  port: number;
  asked: Asked[];
  connections: number;
  /** How often every request is made; or until `seconds` have passed. */
  rounds?: number;
  seconds?: number;
}

/** Milliseconds of every request that was answered with 200, and everything else by status or error code. */
export interface FromClient {
  times: number[];
  seconds: number;
  /** Of the bodies, all together. */
  bytes: number;
  errors: Record<string, number>;
  /** Share of one processor that the client itself took. */
  processor: number;
}
