import { lazyPart } from "../../lib/lazy-part.tsx";
import type { WithContactProps } from "./contact.tsx";

/** What names the operator or their address: it comes after the text, with the client of the API. */
export const WithContact = lazyPart<WithContactProps>(() =>
  import("./contact.tsx").then((module) => module.WithContact),
);

export function ContactLine({ text }: { text: string }) {
  return (
    <p>
      {text}{" "}
      <WithContact>
        {({ email }) => (
          <a
            href={`mailto:${email}`}
            className="inline-block break-all py-1.5 font-bold text-signal-ink underline underline-offset-4"
          >
            {email}
          </a>
        )}
      </WithContact>
    </p>
  );
}
