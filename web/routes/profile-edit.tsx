import { EditScreen } from "../features/profiles/edit/edit-screen.tsx";
import { useTranslation } from "../lib/translation.tsx";

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
