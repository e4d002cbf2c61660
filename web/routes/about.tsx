import { About } from "../features/about/about.tsx";
import { BackButton } from "../shell/back-button.tsx";
import { PublicPage } from "./layouts/public-page.tsx";

/** `/sobre-mi`: about the author (specification §2, Contact, terms, privacy, about). */
export function Component() {
  return (
    <PublicPage>
      <About back={<BackButton />} />
    </PublicPage>
  );
}
