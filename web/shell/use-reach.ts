import { hashKey, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { orpc } from "../lib/api.ts";
import { createBackoff } from "../lib/backoff.ts";
import { type AppError, toAppError } from "../lib/errors.ts";

/** `unreachable`: no answer, of network or server; `down`: the server's side answers that it cannot. */
export type Reach = "reached" | "unreachable" | "down";

/** Milliseconds between questions while nothing answers. */
const AGAIN = { firstMs: 3000, mostMs: 20_000 };

const FAILED: Partial<Record<AppError["code"], Reach>> = { NETWORK: "unreachable", UNAVAILABLE: "down" };

/**
 * Whether the server answers: by the frame's poll of the switches, which any other failure brings forward. Once it
 * answers again, what failed is fetched again.
 */
export function useReach(): Reach {
  const queries = useQueryClient();
  const [reach, setReach] = useState<Reach>("reached");
  useEffect(() => {
    const { queryKey } = orpc.switches.current.queryOptions();
    const poll = hashKey(queryKey);
    let last: Reach = "reached";
    const put = (next: Reach) => {
      if (next === "reached" && last !== "reached") queries.getQueryCache().onOnline();
      last = next;
      setReach(next);
    };
    const ask = () => void queries.refetchQueries({ queryKey, exact: true }, { cancelRefetch: false });
    const onFailure = (thrown: unknown) => {
      if (FAILED[toAppError(thrown).code]) ask();
    };
    const leave = [
      queries.getQueryCache().subscribe((event) => {
        if (event.type !== "updated") return;
        const { action, query } = event;
        const isPoll = query.queryHash === poll;
        if (isPoll && action.type === "success") put("reached");
        if (action.type !== "error") return;
        if (isPoll) put(FAILED[toAppError(action.error).code] ?? "reached");
        else onFailure(action.error);
      }),
      queries.getMutationCache().subscribe((event) => {
        if (event.type === "updated" && event.action.type === "error") onFailure(event.action.error);
      }),
    ];
    return () => {
      for (const each of leave) each();
    };
  }, [queries]);
  const isReached = reach === "reached";
  useEffect(() => {
    if (isReached) return;
    const { queryKey } = orpc.switches.current.queryOptions();
    const backoff = createBackoff(AGAIN);
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const askLater = () => {
      if (isOver) return;
      timer = setTimeout(async () => {
        await queries.refetchQueries({ queryKey, exact: true }, { cancelRefetch: false });
        askLater();
      }, backoff.next());
    };
    askLater();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [isReached, queries]);
  return reach;
}
