import { useQuery } from "@tanstack/react-query";
import { orpc } from "../../lib/api.ts";

/** The address to write to, as the operator has set it (OPEN-10). */
export function ContactAddress() {
  const { data } = useQuery(orpc.system.contact.queryOptions({ staleTime: Number.POSITIVE_INFINITY }));
  return (
    data && (
      <a
        href={`mailto:${data.email}`}
        className="inline-block break-all py-1.5 font-bold text-signal-ink underline underline-offset-4"
      >
        {data.email}
      </a>
    )
  );
}
