import { useNavigate } from "react-router";
import { historyIndex } from "../lib/navigation.ts";
import { useSession } from "../lib/session.tsx";
import { useTranslation } from "../lib/translation.tsx";
import { WayBack } from "../ui/way-back.tsx";

/** Whether the entry before this one in the history is ours; a link that was followed before the script was there loads a page. */
function isFromUs(): boolean {
  if ((historyIndex() ?? 0) > 0) return true;
  return history.length > 1 && document.referrer.startsWith(`${location.origin}/`);
}

/** Back to the page before this one, or home where there is none of ours, as after a link from outside (STATIC-07). */
export function BackButton() {
  const { t } = useTranslation();
  const { user } = useSession();
  const navigate = useNavigate();
  const goBack = () => void (isFromUs() ? navigate(-1) : navigate(user ? "/dashboard" : "/"));
  return <WayBack onClick={goBack}>{t("common.actions.back")}</WayBack>;
}
