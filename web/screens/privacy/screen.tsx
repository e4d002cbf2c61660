import { BackButton } from "../../shell/back-button.tsx";
import { PublicPage } from "../../shell/layouts/public-page.tsx";
import { Privacy } from "./privacy.tsx";

export const phrases = ["landing", "privacy"] as const;

/** `/privacy` (specification §2, Contact, terms, privacy, about). */
export function Component() {
  return (
    <PublicPage>
      <Privacy back={<BackButton />} />
    </PublicPage>
  );
}
