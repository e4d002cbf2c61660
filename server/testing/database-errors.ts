import type { DatabaseError } from "pg";

/**
 * Awaits a statement that the database must refuse; returns the database's own error.
 *
 * @throws when the statement succeeds
 */
export async function refused(statement: PromiseLike<unknown>): Promise<DatabaseError> {
  try {
    await statement;
  } catch (error) {
    const { cause } = error as Error;
    return (cause instanceof Error ? cause : error) as DatabaseError;
  }
  throw new Error("the database accepted what it should refuse");
}
