import { useContact } from "./use-contact.ts";

/** The address to write to. */
export function ContactAddress() {
  const { data } = useContact();
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
