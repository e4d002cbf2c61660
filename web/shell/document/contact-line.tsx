import { lazyPart } from "../../lib/lazy-part.tsx";
import type { WithContactProps } from "./contact.tsx";

/** Names of the operator: follow the text, with the API client. */
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
