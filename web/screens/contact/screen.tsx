import { BackButton } from "../../shell/back-button.tsx";
import { PublicPage } from "../../shell/layouts/public-page.tsx";
import { Contact } from "./contact.tsx";

export const phrases = ["contact", "landing"] as const;

/** `/contact` (specification §2, Contact, terms, privacy, about). */
export function Component() {
  return (
    <PublicPage>
      <Contact back={<BackButton />} />
    </PublicPage>
  );
}
