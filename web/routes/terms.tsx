import { Terms } from "../features/terms/terms.tsx";
import { BackButton } from "../shell/back-button.tsx";
import { PublicPage } from "./layouts/public-page.tsx";

/** `/terms`: terms of use, safety centre, figures about moderation (specification §2, Contact, terms, privacy, about). */
export function Component() {
  return (
    <PublicPage>
      <Terms back={<BackButton />} />
    </PublicPage>
  );
}
