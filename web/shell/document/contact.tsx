import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { type api, orpc } from "../../lib/api.ts";

/** Contact address and operator, as configured (OPEN-10). */
export function useContact() {
  return useQuery(orpc.system.contact.queryOptions({ staleTime: Number.POSITIVE_INFINITY }));
}

export type WithContactProps = {
  children: (contact: Awaited<ReturnType<typeof api.system.contact>>) => ReactNode;
};

export function WithContact({ children }: WithContactProps) {
  const { data } = useContact();
  return data ? children(data) : null;
}
