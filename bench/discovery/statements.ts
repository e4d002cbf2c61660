import pg from "pg";

export interface Statement {
  text: string;
  callsPerPage: number;
  /** Milliseconds per call. */
  plan: number;
  execute: number;
}

/** Statements during `work`, slowest per page first. */
export async function countStatements(url: string, pages: number, work: () => Promise<unknown>): Promise<Statement[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query("create extension if not exists pg_stat_statements");
    await client.query("select pg_stat_statements_reset()");
    await work();
    const { rows } = await client.query<Statement>(
      `select regexp_replace(query, '\\s+', ' ', 'g') as text, round(calls::numeric / $1, 2)::float8 as "callsPerPage",
         round(mean_plan_time::numeric, 3)::float8 as plan, round(mean_exec_time::numeric, 3)::float8 as execute
       from pg_stat_statements
       where calls >= $1 / 2 and query not like '%pg_stat_statements%'
       order by total_plan_time + total_exec_time desc limit 20`,
      [pages],
    );
    return rows;
  } finally {
    await client.end();
  }
}
