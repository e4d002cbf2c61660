/** People being changed, and what is certain about the others. */

import type { Until } from "@nakamatch/ranking/types";
import type { Change } from "../../server/testing/random-changes.ts";

export interface Activity {
  /** Increases with every start and end. */
  readonly moment: number;
  begin(changes: readonly Change[]): void;
  /** Committed or not. */
  end(changes: readonly Change[]): void;
  isBusy(id: string): boolean;
  /** Keeps others away from people, until they are freed. */
  reserve(ids: readonly string[]): void;
  free(ids: readonly string[]): void;
  isReserved(id: string): boolean;
  isUntouched(id: string, since: number): boolean;
  areTitlesUntouched(since: number): boolean;
  /** Records a commit about a person without concurrent changes. */
  learn(id: string, hiddenUntil: Until): void;
  noteDeleted(id: string): void;
  /** Gone or hidden since a moment and still at `now` (milliseconds since 1970). */
  isSurelyHidden(id: string, since: number, now: number): boolean;
}

interface Fact {
  hiddenUntil: Until;
  learnt: number;
}

export function createActivity(): Activity {
  let moment = 0;
  const busy = new Map<string, number>();
  const touched = new Map<string, number>();
  const reserved = new Set<string>();
  const facts = new Map<string, Fact>();
  const deleted = new Map<string, number>();
  let titlesBusy = 0;
  let titlesTouched = 0;

  function note(changes: readonly Change[], step: 1 | -1): void {
    moment++;
    for (const change of changes) {
      if (change.kind === "title") {
        titlesBusy += step;
        titlesTouched = moment;
      }
      for (const id of change.people) {
        busy.set(id, (busy.get(id) ?? 0) + step);
        touched.set(id, moment);
        facts.delete(id);
      }
    }
  }

  return {
    get moment() {
      return moment;
    },
    begin: (changes) => note(changes, 1),
    end: (changes) => note(changes, -1),
    isBusy: (id) => (busy.get(id) ?? 0) > 0,
    reserve: (ids) => {
      for (const id of ids) reserved.add(id);
    },
    free: (ids) => {
      for (const id of ids) reserved.delete(id);
    },
    isReserved: (id) => reserved.has(id),
    isUntouched: (id, since) => (busy.get(id) ?? 0) === 0 && (touched.get(id) ?? 0) <= since,
    areTitlesUntouched: (since) => titlesBusy === 0 && titlesTouched <= since,
    learn: (id, hiddenUntil) => facts.set(id, { hiddenUntil, learnt: ++moment }),
    noteDeleted: (id) => deleted.set(id, ++moment),
    isSurelyHidden(id, since, now) {
      const left = deleted.get(id);
      if (left !== undefined) return left <= since;
      const fact = facts.get(id);
      if (!fact || fact.learnt > since) return false;
      return typeof fact.hiddenUntil === "boolean" ? fact.hiddenUntil : fact.hiddenUntil > now;
    },
  };
}
