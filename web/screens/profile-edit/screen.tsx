import { useTranslation } from "../../lib/translation.tsx";
import { EditScreen } from "./edit-screen.tsx";

export const phrases = ["dashboard", "editProfile", "interests", "person", "profile"] as const;

/** `/profile/edit` (specification §2, Edit profile; NAV-12). */
export function Component() {
  const { t } = useTranslation();
  return (
    <>
      <title>{t("editProfile.meta")}</title>
      <EditScreen />
    </>
  );
}
