import { orpc } from "../../lib/api.ts";

/** The viewer's saved searches, oldest first. */
export const savedSearchesQuery = () => orpc.savedSearches.list.queryOptions();
