import { Contact } from "../features/contact/contact.tsx";
import { BackButton } from "../shell/back-button.tsx";
import { PublicPage } from "./layouts/public-page.tsx";

/** `/contact` (specification §2, Contact, terms, privacy, about). */
export function Component() {
  return (
    <PublicPage>
      <Contact back={<BackButton />} />
    </PublicPage>
  );
}
