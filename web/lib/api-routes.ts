import { contract } from "@nakamatch/contract/contract";

/** Methods and paths of all endpoints. The build removes schemas and validation, see build/api-routes.ts. */
export const apiRoutes = contract;
