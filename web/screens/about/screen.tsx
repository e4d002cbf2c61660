import { BackButton } from "../../shell/back-button.tsx";
import { PublicPage } from "../../shell/layouts/public-page.tsx";
import { About } from "./about.tsx";

export const phrases = ["about", "landing"] as const;

/** `/sobre-mi`: about the author (specification §2, Contact, terms, privacy, about). */
export function Component() {
  return (
    <PublicPage>
      <About back={<BackButton />} />
    </PublicPage>
  );
}
