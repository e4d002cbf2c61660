import { orpc } from "../../lib/api.ts";

/** The viewer's saved searches, the oldest first. */
export const savedSearchesQuery = () => orpc.savedSearches.list.queryOptions();
