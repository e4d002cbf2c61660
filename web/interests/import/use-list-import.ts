import type { Interest } from "@nakamatch/contract/schemas/people";
import { UNKNOWN_TITLES_MAX } from "@nakamatch/contract/vocabulary/limits";
import { ListError, type ListProblem } from "@nakamatch/domain/lists/list-error";
import type { ReadEntries, TitlePlace, TitleQuestion } from "@nakamatch/domain/lists/list-item";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { orpc } from "../../lib/api.ts";
import { applyConfirmed, refetchChanged } from "../../lib/cached-changes.ts";
import { type AppError, toAppError } from "../../lib/errors.ts";
import { EDITS_KEY } from "../use-interests.ts";
import { type MatchedList, matchList } from "./match-list.ts";
import { readInWorker } from "./read-in-worker.ts";

export type ImportStage =
  | { name: "asking"; problem: ListProblem | undefined; error: AppError | undefined }
  /** `done` of `total` entries, or `share` of the file from 0 to 1. */
  | { name: "working"; step: "reading" | "matching"; share: number; done: number; total: number }
  | { name: "locating"; file: Blob; question: TitleQuestion }
  | { name: "choosing"; matched: MatchedList; unreadable: number };

const ASKING: ImportStage = { name: "asking", problem: undefined, error: undefined };

/** Reads a list, asking where titles are if needed, then matches them on the server. `stop` cancels. */
export function useListImport(): {
  stage: ImportStage;
  read: (file: Blob, place?: TitlePlace) => void;
  stop: () => void;
} {
  const [stage, setStage] = useState<ImportStage>(ASKING);
  const work = useRef<AbortController>(null);
  useEffect(() => () => work.current?.abort(), []);

  const read = async (file: Blob, place: TitlePlace | undefined) => {
    work.current?.abort();
    const controller = new AbortController();
    work.current = controller;
    const { signal } = controller;
    const show = (next: ImportStage) => {
      if (!signal.aborted) setStage(next);
    };
    const reading = (share: number): ImportStage => ({ name: "working", step: "reading", share, done: 0, total: 0 });
    const matching = ({ items: { length: total } }: ReadEntries, done: number): ImportStage => ({
      name: "working",
      step: "matching",
      share: done / total,
      done,
      total,
    });
    show(reading(0));
    try {
      const result = await readInWorker({ file, place }, { signal, onProgress: (share) => show(reading(share)) });
      if ("question" in result) return show({ name: "locating", file, question: result.question });
      const { list } = result;
      show(matching(list, 0));
      const matched = await matchList(list.items, { signal, onProgress: (done) => show(matching(list, done)) });
      show({ name: "choosing", matched, unreadable: list.unreadable });
    } catch (thrown) {
      if (thrown instanceof ListError) show({ name: "asking", problem: thrown.problem, error: undefined });
      else show({ name: "asking", problem: undefined, error: toAppError(thrown) });
    }
  };

  const stop = () => {
    work.current?.abort();
    setStage(ASKING);
  };
  return { stage, read: (file, place) => void read(file, place), stop };
}

/** Adds all or none; reports `unknown` ones to the operator. */
export function useAddList({
  onAdded,
  onFailed,
}: {
  onAdded: (added: number) => void;
  onFailed: (error: AppError) => void;
}) {
  const queries = useQueryClient();
  return useMutation({
    mutationKey: EDITS_KEY,
    mutationFn: ({ interestIds, unknown }: { interestIds: number[]; unknown: MatchedList["unknown"] }) =>
      orpc.interests.import.call({
        interestIds,
        unknown: unknown
          .flatMap(({ titles: [title], kind }) => (title ? [{ title, kind }] : []))
          .slice(0, UNKNOWN_TITLES_MAX),
      }),
    onSuccess: ({ added, interests }) => {
      applyConfirmed(queries, {
        queryKey: orpc.interests.mine.queryKey(),
        apply: (mine: Interest[]) => {
          const fresh = interests.filter(({ id }) => !mine.some((each) => each.id === id));
          return fresh.length === 0 ? mine : [...mine, ...fresh];
        },
      });
      onAdded(added);
    },
    onError: (thrown) => {
      // The request may have succeeded.
      void refetchChanged(queries, orpc.interests.mine.key());
      onFailed(toAppError(thrown));
    },
  });
}
