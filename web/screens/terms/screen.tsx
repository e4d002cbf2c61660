import { BackButton } from "../../shell/back-button.tsx";
import { PublicPage } from "../../shell/layouts/public-page.tsx";
import { Terms } from "./terms.tsx";

export const phrases = ["landing", "reasons", "terms"] as const;

/** `/terms`: terms of use, safety centre, figures about moderation (specification §2, Contact, terms, privacy, about). */
export function Component() {
  return (
    <PublicPage>
      <Terms back={<BackButton />} />
    </PublicPage>
  );
}
