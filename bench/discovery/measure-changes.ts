/** Cost of a change, in the database with its triggers, and in the engine. */

import type { RankingIndex } from "@nakamatch/ranking/index/ranking-index";
import type { RankedPerson } from "@nakamatch/ranking/types";
import type pg from "pg";
import { percentiles } from "../percentiles.ts";
import { round } from "./timing.ts";

const CHANGES = 300;

/** Milliseconds per transaction. All are undone: the next run finds the same people. */
export async function measureStoredChanges(pool: pg.Pool, interestId: number) {
  // Random ids make the first people a random sample.
  const { rows } = await pool.query<{ id: string }>(
    `select id from profiles p
     where fecha_nacimiento is not null
       and not exists (select from usuario_gustos own where own.user_id = p.id and own.gustos_id = $1)
     order by id limit $2`,
    [interestId, CHANGES],
  );
  const each = async (text: string, ...values: unknown[]) => {
    const times: number[] = [];
    for (const { id } of rows) {
      const before = performance.now();
      await pool.query(text, [id, ...values]);
      times.push(performance.now() - before);
    }
    return percentiles(times);
  };
  return {
    people: rows.length,
    profileChanged: await each("update profiles set fecha_nacimiento = fecha_nacimiento + 1 where id = $1"),
    profileChangedBack: await each("update profiles set fecha_nacimiento = fecha_nacimiento - 1 where id = $1"),
    interestAdded: await each("insert into usuario_gustos (user_id, gustos_id) values ($1, $2)", interestId),
    interestRemoved: await each("delete from usuario_gustos where user_id = $1 and gustos_id = $2", interestId),
  };
}

/** Microseconds per change and milliseconds of maintenance. The index stays changed. */
export function measureIndexChanges(index: RankingIndex, people: readonly RankedPerson[], interestId: number) {
  const now = Date.now();
  const time = (work: () => void) => {
    const before = performance.now();
    work();
    return performance.now() - before;
  };
  const inPlace = time(() => {
    for (const person of people) index.upsert({ ...person, lookingFor: "ambas", premiumUntil: true }, now);
  });
  const added = time(() => {
    for (const person of people) index.upsert({ ...person, interestIds: [interestId] }, now);
  });
  const slices: number[] = [];
  while (index.needsMaintenance) slices.push(time(() => index.maintain(2)));
  return {
    people: people.length,
    inPlaceMicroseconds: round((inPlace * 1000) / people.length),
    addedMicroseconds: round((added * 1000) / people.length),
    foldMilliseconds: round(slices.reduce((sum, slice) => sum + slice, 0)),
    longestSliceMilliseconds: round(Math.max(0, ...slices)),
  };
}
