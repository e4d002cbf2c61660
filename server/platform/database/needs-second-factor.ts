import { sql } from "drizzle-orm";
import { authFactors, authSessions } from "./schema/auth.ts";

/** Whether the session's second factor is pending (SESSION-20). */
export const needsSecondFactor = sql<boolean>`${authSessions.aal} = 'aal1' and exists (
  select 1 from ${authFactors}
  where ${authFactors.userId} = ${authSessions.userId} and ${authFactors.status} = 'verified')`;
