import { cacheable } from "../../http/http-cache.ts";
import { memberProcedures } from "../../http/procedures.ts";
import type { Catalogue } from "./types.ts";

/** The same for every member; the session must be checked each time, and the operator may add titles. */
const revalidated = cacheable("private, no-cache");

/** Binds the endpoints of the catalogue, which write nothing. */
export function catalogueRoutes({ catalogue }: { catalogue: Catalogue }) {
  const { interests } = memberProcedures;
  return {
    catalogue: interests.catalogue.use(revalidated).handler(({ input }) => catalogue.list(input)),
    match: interests.match.handler(({ input }) => catalogue.match(input.entries)),
  };
}
