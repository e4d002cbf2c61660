import { inject } from "vitest";

/**
 * Whether the test databases have one connection, so that no two transactions ever meet. A test that is about their
 * meeting is skipped there, for all to see: `it.skipIf(hasOneConnection)`.
 */
export const hasOneConnection = inject("databaseTemplate").engine === "pglite";
