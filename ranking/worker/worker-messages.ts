import type { RankedPerson, RankingPage, RankingQuery } from "../types.ts";

/** A piece of a copy, see `IndexLoader`; its memory is transferred to the worker. */
export type Piece = Uint8Array<ArrayBuffer>;

export type Task =
  /** Start a load; the old index, if any, is dropped. */
  | { kind: "begin"; now: number }
  | { kind: "cities"; piece: Piece }
  | { kind: "people"; piece: Piece }
  /** All pieces are sent: build the index. */
  | { kind: "build" }
  | { kind: "query"; query: RankingQuery };

export interface Answers {
  begin: null;
  cities: null;
  people: null;
  build: IndexFigures;
  query: RankingPage;
}

export interface IndexFigures {
  people: number;
  bytes: number;
  buildMilliseconds: number;
}

/** People who were added or changed, and ids of people who were removed. Has no response. */
export interface Change {
  kind: "change";
  people: RankedPerson[];
  removed: string[];
  now: number;
}

/** Messages are processed in order. */
export type ToWorker = Change | (Task & { number: number });

export type FromWorker = { number: number; answer: Answers[Task["kind"]] } | { number: number; failure: string };
