import { Privacy } from "../features/privacy/privacy.tsx";
import { BackButton } from "../shell/back-button.tsx";
import { PublicPage } from "./layouts/public-page.tsx";

/** `/privacy` (specification §2, Contact, terms, privacy, about). */
export function Component() {
  return (
    <PublicPage>
      <Privacy back={<BackButton />} />
    </PublicPage>
  );
}
