import { contract } from "@nakamatch/contract/contract";

/**
 * Where each endpoint is served. The client needs methods and paths alone, so a build replaces this module by one without
 * the schemas and the library that checks them, see build/api-routes.ts.
 */
export const apiRoutes = contract;
