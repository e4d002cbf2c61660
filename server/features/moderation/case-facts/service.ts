/** What moderators read about a person: their open reports, and what was decided about them. */
import { readHistory, readOpenReports } from "./store.ts";

export { readHistory, readOpenReports };
