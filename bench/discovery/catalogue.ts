import { CATALOGUE } from "@nakamatch/ranking/bench/people";
import type pg from "pg";

export interface BenchTitle {
  id: number;
  name: string;
}

/**
 * The best known titles, each name once: plain SQL can then count shared names, so the baseline is as fast as
 * possible.
 */
export async function readBenchTitles(pool: pg.Pool): Promise<BenchTitle[]> {
  const { rows } = await pool.query<BenchTitle>(
    `select id, nombre as name from gustos g
     where not exists (select from gustos twin where lower(twin.nombre) = lower(g.nombre) and twin.id <> g.id)
     order by rank, id limit $1`,
    [CATALOGUE],
  );
  if (rows.length < CATALOGUE) throw new Error(`the catalogue has ${rows.length} titles of ${CATALOGUE}`);
  return rows;
}
