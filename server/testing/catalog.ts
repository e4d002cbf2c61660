import type { Pool } from "pg";

export interface CatalogColumn {
  name: string;
  /** In PostgreSQL's spelling, such as `timestamp(3) with time zone` or `text[]`. */
  type: string;
  notNull: boolean;
  generated: boolean;
  hasDefault: boolean;
}

/** Returns the actual columns of the tables and views in schema `public`, by table. */
export async function readColumns(pool: Pool): Promise<Map<string, CatalogColumn[]>> {
  const { rows } = await pool.query<CatalogColumn & { table: string }>(`
    SELECT c.relname AS table, a.attname AS name, format_type(a.atttypid, a.atttypmod) AS type,
      a.attnotnull AS "notNull", a.attgenerated <> '' AS generated,
      (a.atthasdef AND a.attgenerated = '') OR a.attidentity <> '' AS "hasDefault"
    FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'v') AND a.attnum > 0 AND NOT a.attisdropped
    ORDER BY c.relname, a.attnum`);
  const tables = new Map<string, CatalogColumn[]>();
  for (const { table, ...column } of rows) tables.set(table, [...(tables.get(table) ?? []), column]);
  return tables;
}
