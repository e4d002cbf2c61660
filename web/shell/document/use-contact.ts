import { useQuery } from "@tanstack/react-query";
import { orpc } from "../../lib/api.ts";

/** Where people can write to, and who answers for the site, as the operator has set it (OPEN-10). */
export function useContact() {
  return useQuery(orpc.system.contact.queryOptions({ staleTime: Number.POSITIVE_INFINITY }));
}
