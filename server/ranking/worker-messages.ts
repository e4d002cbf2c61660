import type { RankedPerson, RankingCity, RankingPage, RankingQuery } from "./types.ts";

/** What the ranking's worker is told. Messages are worked on in the order they come. */
export type ToWorker =
  /** Begin anew with these cities and nobody. */
  | { kind: "begin"; cities: RankingCity[] }
  /** More of the people to begin with. */
  | { kind: "people"; people: RankedPerson[] }
  /** All of them are there: build the index. */
  | { kind: "build"; now: number }
  /** These people are as given now, and those are gone. */
  | { kind: "change"; people: RankedPerson[]; gone: string[]; now: number }
  | { kind: "query"; number: number; query: RankingQuery };

/** What it answers. */
export type FromWorker =
  | { kind: "built"; people: number; bytes: number; milliseconds: number }
  | { kind: "page"; number: number; page: RankingPage }
  | { kind: "failed"; number: number; message: string };
