import type { Interest } from "@nakamatch/contract/schemas/people";
import { UNKNOWN_TITLES_MAX } from "@nakamatch/contract/vocabulary/limits";
import { ListError, type ListProblem } from "@nakamatch/domain/lists/list-error";
import type { ReadList } from "@nakamatch/domain/lists/list-item";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { orpc } from "../../../lib/api.ts";
import { applyConfirmed, refetchChanged } from "../../../lib/cached-changes.ts";
import { type AppError, toAppError } from "../../../lib/errors.ts";
import { EDITS_KEY } from "../use-interests.ts";
import { type MatchedList, matchList } from "./match-list.ts";
import { readInWorker } from "./read-in-worker.ts";

/** What the dialog shows: the question for a file, work under way, or what was found. */
export type ImportStage =
  | { name: "asking"; problem: ListProblem | undefined; error: AppError | undefined }
  /** `done` of `total` entries, or a share of the file, from 0 to 1. */
  | { name: "working"; step: "reading" | "matching"; share: number; done: number; total: number }
  | { name: "choosing"; matched: MatchedList };

const ASKING: ImportStage = { name: "asking", problem: undefined, error: undefined };

/** Reads a list on this device, then asks the server what its entries mean. `stop` gives up at any time. */
export function useListImport(): { stage: ImportStage; read: (file: Blob) => void; stop: () => void } {
  const [stage, setStage] = useState<ImportStage>(ASKING);
  const work = useRef<AbortController>(null);
  useEffect(() => () => work.current?.abort(), []);

  const read = async (file: Blob) => {
    work.current?.abort();
    const controller = new AbortController();
    work.current = controller;
    const { signal } = controller;
    const show = (next: ImportStage) => {
      if (!signal.aborted) setStage(next);
    };
    const reading = (share: number): ImportStage => ({ name: "working", step: "reading", share, done: 0, total: 0 });
    const matching = ({ items: { length: total } }: ReadList, done: number): ImportStage => ({
      name: "working",
      step: "matching",
      share: done / total,
      done,
      total,
    });
    show(reading(0));
    try {
      const list = await readInWorker(file, { signal, onProgress: (share) => show(reading(share)) });
      show(matching(list, 0));
      const matched = await matchList(list.items, { signal, onProgress: (done) => show(matching(list, done)) });
      show({ name: "choosing", matched });
    } catch (thrown) {
      if (thrown instanceof ListError) show({ name: "asking", problem: thrown.problem, error: undefined });
      else show({ name: "asking", problem: undefined, error: toAppError(thrown) });
    }
  };

  const stop = () => {
    work.current?.abort();
    setStage(ASKING);
  };
  return { stage, read: (file) => void read(file), stop };
}

/** Adds the chosen titles to the person's own, all or none; `unknown` ones are told to the operator. */
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
      // The request may have reached the server all the same, or another tab has filled the list.
      void refetchChanged(queries, orpc.interests.mine.key());
      onFailed(toAppError(thrown));
    },
  });
}
