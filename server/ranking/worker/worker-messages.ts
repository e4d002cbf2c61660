import type { RankedPerson, RankingPage, RankingQuery } from "../types.ts";

/** A piece of a copy, see `IndexLoader`; its memory goes over to the worker. */
export type Piece = Uint8Array<ArrayBuffer>;

/** What the ranking's worker is asked. */
export type Task =
  /** Begin to load anew; the old index, if any, is dropped. */
  | { kind: "begin"; now: number }
  /** More of the cities, and then of the people, to begin with. */
  | { kind: "cities"; piece: Piece }
  | { kind: "people"; piece: Piece }
  /** All of them are there: build the index. */
  | { kind: "build" }
  | { kind: "query"; query: RankingQuery };

/** What it answers, by kind of task. */
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
  /** How long the building took, after everybody was read. */
  buildMilliseconds: number;
}

/** These people are as given now, and those are gone. Nothing is answered. */
export interface Change {
  kind: "change";
  people: RankedPerson[];
  gone: string[];
  now: number;
}

/** Messages are worked on in the order they come. */
export type ToWorker = Change | (Task & { number: number });

export type FromWorker = { number: number; answer: Answers[Task["kind"]] } | { number: number; failure: string };
