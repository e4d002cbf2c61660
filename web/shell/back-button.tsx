import { useNavigate } from "react-router";
import { historyIndex } from "../lib/navigation.ts";
import { useSession } from "../lib/session.tsx";
import { useTranslation } from "../lib/translation.tsx";
import { WayBack } from "../ui/way-back.tsx";

/** Whether the previous history entry is ours. Links followed before the script ran load a page. */
function isFromUs(): boolean {
  if ((historyIndex() ?? 0) > 0) return true;
  return history.length > 1 && document.referrer.startsWith(`${location.origin}/`);
}

/** Goes back, or home from external links (STATIC-07). */
export function BackButton() {
  const { t } = useTranslation();
  const { user } = useSession();
  const navigate = useNavigate();
  const goBack = () => void (isFromUs() ? navigate(-1) : navigate(user ? "/dashboard" : "/"));
  return <WayBack onClick={goBack}>{t("common.actions.back")}</WayBack>;
}
