import type { Claim } from "@nakamatch/contract/endpoints/moderation";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { api, orpc } from "../../lib/api.ts";

/** How often the claim of an open case is renewed, in milliseconds; it holds for three times as long. */
const RENEW_MS = 5 * 60_000;
/** Waits for the end of another moderator's claim; by a clock that is far off it would be over long since, or never. */
const LEAST_WAIT_MS = 1000;
const MOST_WAIT_MS = 60 * 60_000;

/** Claims and releases reach the server one after the other. */
let last: Promise<unknown> = Promise.resolve();

function inTurn(call: () => Promise<unknown>): Promise<unknown> {
  last = last.then(call, call);
  return last;
}

/**
 * Claims a person's case while it is open, and gives it back when it closes. While another moderator has it, it is asked again when
 * their claim ends. `claim` is what the server says; undefined until it is known.
 */
export function useClaim(personId: string, claim: Claim | null | undefined): void {
  const queries = useQueryClient();
  const isKnown = claim !== undefined;
  const endsAt = claim && !claim.isMine ? claim.until : null;
  useEffect(() => {
    if (!isKnown) return;
    // What is shown is what the server says next.
    const ask = () => void queries.invalidateQueries({ queryKey: orpc.moderation.person.key() });
    if (endsAt !== null) {
      const left = new Date(endsAt).getTime() - Date.now();
      const timer = setTimeout(ask, Math.min(Math.max(left, LEAST_WAIT_MS), MOST_WAIT_MS));
      return () => clearTimeout(timer);
    }
    let isOpen = true;
    const renew = () => inTurn(async () => isOpen && (await api.moderation.claim({ personId }))).then(ask, ask);
    void renew();
    const timer = setInterval(() => void renew(), RENEW_MS);
    return () => {
      isOpen = false;
      clearInterval(timer);
      void inTurn(() => api.moderation.release({ personId })).catch(() => {});
    };
  }, [personId, isKnown, endsAt, queries]);
}
