import { sql } from "drizzle-orm";
import { authFactors, authSessions } from "./schema/auth.ts";

/** Whether the person of a session has a second factor, and has given no code of it in this session (SESSION-20). */
export const isHeldBack = sql<boolean>`${authSessions.aal} = 'aal1' and exists (
  select 1 from ${authFactors}
  where ${authFactors.userId} = ${authSessions.userId} and ${authFactors.status} = 'verified')`;
