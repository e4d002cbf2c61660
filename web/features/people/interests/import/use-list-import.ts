import type { Interest } from "@nakamatch/contract/schemas/people";
import type { StatusLists } from "@nakamatch/contract/schemas/shelf";
import { UNKNOWN_TITLES_MAX } from "@nakamatch/contract/vocabulary/limits";
import type { ListService } from "@nakamatch/contract/vocabulary/list-services";
import { ListError, type ListProblem } from "@nakamatch/domain/lists/list-error";
import { type ListItem, listItem, type TitlePlace, type TitleQuestion } from "@nakamatch/domain/lists/list-item";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { orpc } from "../../../../lib/api.ts";
import { applyConfirmed, refetchChanged } from "../../../../lib/cached-changes.ts";
import { type AppError, toAppError } from "../../../../lib/errors.ts";
import { EDITS_KEY } from "../use-interests.ts";
import { type MatchedList, matchList } from "./match-list.ts";
import { readInWorker } from "./read-in-worker.ts";

export type ImportStage =
  | { name: "asking"; problem: ListProblem | undefined; error: AppError | undefined }
  /** `done` of `total` entries, or `share` of the file from 0 to 1. */
  | { name: "working"; step: "asking" | "reading" | "matching"; share: number; done: number; total: number }
  | { name: "locating"; file: Blob; question: TitleQuestion }
  | { name: "choosing"; matched: MatchedList; unreadable: number };

const ASKING: ImportStage = { name: "asking", problem: undefined, error: undefined };

type WorkingStage = Extract<ImportStage, { name: "working" }>;

const working = (step: WorkingStage["step"], share = 0): WorkingStage => ({
  name: "working",
  step,
  share,
  done: 0,
  total: 0,
});

/**
 * Reads a list, asking where titles are if needed, or has the server read a public one, then matches it on the server.
 * `stop` cancels.
 */
export function useListImport(): {
  stage: ImportStage;
  read: (file: Blob, place?: TitlePlace) => void;
  readPublicList: (service: ListService, name: string) => void;
  stop: () => void;
} {
  const [stage, setStage] = useState<ImportStage>(ASKING);
  const work = useRef<AbortController>(null);
  useEffect(() => () => work.current?.abort(), []);

  type Show = (next: ImportStage) => void;
  const begin = async (reading: (signal: AbortSignal, show: Show) => Promise<void>) => {
    work.current?.abort();
    const controller = new AbortController();
    work.current = controller;
    const show: Show = (next) => {
      if (!controller.signal.aborted) setStage(next);
    };
    try {
      await reading(controller.signal, show);
    } catch (thrown) {
      if (thrown instanceof ListError) show({ name: "asking", problem: thrown.problem, error: undefined });
      else show({ name: "asking", problem: undefined, error: toAppError(thrown) });
    }
  };
  const match = async (items: ListItem[], unreadable: number, signal: AbortSignal, show: Show) => {
    const total = items.length;
    const onProgress = (done: number) => show({ ...working("matching", done / total), done, total });
    onProgress(0);
    const matched = await matchList(items, { signal, onProgress });
    show({ name: "choosing", matched, unreadable });
  };

  return {
    stage,
    read: (file, place) =>
      void begin(async (signal, show) => {
        show(working("reading"));
        const onProgress = (share: number) => show(working("reading", share));
        const result = await readInWorker({ file, place }, { signal, onProgress });
        if ("question" in result) return show({ name: "locating", file, question: result.question });
        await match(result.list.items, result.list.unreadable, signal, show);
      }),
    readPublicList: (service, name) =>
      void begin(async (signal, show) => {
        show(working("asking"));
        const found = await orpc.interests.publicList.call({ service, name }, { signal });
        await match(
          found.map((item) => listItem({ kind: "anime", ...item })),
          0,
          signal,
          show,
        );
      }),
    stop: () => {
      work.current?.abort();
      setStage(ASKING);
    },
  };
}

interface AddedList {
  interestIds: number[];
  statuses: StatusLists;
  unknown: MatchedList["unknown"];
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
    mutationFn: ({ interestIds, statuses, unknown }: AddedList) =>
      orpc.interests.import.call({
        interestIds,
        statuses,
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
      void refetchChanged(queries, orpc.shelf.key());
      onAdded(added);
    },
    onError: (thrown) => {
      // The request may have succeeded.
      void refetchChanged(queries, orpc.interests.mine.key());
      onFailed(toAppError(thrown));
    },
  });
}
