import { revalidated } from "../../../http/http-cache.ts";
import { memberProcedures } from "../../../http/procedures.ts";
import type { Catalogue } from "./types.ts";

export function catalogueRoutes({ catalogue }: { catalogue: Catalogue }) {
  const { interests } = memberProcedures;
  return {
    catalogue: interests.catalogue
      .use(revalidated)
      .handler(({ input, context: { language } }) => catalogue.list({ ...input, language })),
    match: interests.match.handler(({ input }) => catalogue.match(input.entries)),
  };
}
