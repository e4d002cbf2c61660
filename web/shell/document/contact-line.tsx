import { lazyPart } from "../../lib/lazy-part.tsx";

// The client of the API comes after the text.
const ContactAddress = lazyPart(() => import("./contact-address.tsx").then((module) => module.ContactAddress));

/** A sentence that ends with the address to write to. */
export function ContactLine({ text }: { text: string }) {
  return (
    <p>
      {text} <ContactAddress />
    </p>
  );
}
