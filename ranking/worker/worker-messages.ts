import type { RankedPerson, RankingPage, RankingQuery } from "../types.ts";

/** Chunk of a copy, see `IndexLoader`; transferred, not copied. */
export type Piece = Uint8Array<ArrayBuffer>;

export type Task =
  /** Drops the old index, if any. */
  | { kind: "begin"; now: number }
  | { kind: "cities"; piece: Piece }
  | { kind: "people"; piece: Piece }
  | { kind: "build" }
  | { kind: "query"; query: RankingQuery }
  | { kind: "size" };

export interface Answers {
  begin: null;
  cities: null;
  people: null;
  build: IndexFigures;
  query: RankingPage;
  /** People. */
  size: number;
}

export interface IndexFigures {
  people: number;
  bytes: number;
  buildMilliseconds: number;
}

/** Upserted people and removed ids. Has no response. */
export interface Change {
  kind: "change";
  people: RankedPerson[];
  removed: string[];
  now: number;
}

/** Processed in order. */
export type ToWorker = Change | (Task & { number: number });

export type FromWorker = { number: number; answer: Answers[Task["kind"]] } | { number: number; failure: string };
