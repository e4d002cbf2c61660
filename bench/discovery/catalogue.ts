import { CATALOGUE } from "@nakamatch/ranking/bench/people";
import type pg from "pg";

export interface BenchTitle {
  id: number;
  name: string;
}

/**
 * The best known titles of the product's own catalogue, as many as the generator knows, each name once: then the plainest
 * SQL counts shared names rightly, and the baseline is as fast as it can be.
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
