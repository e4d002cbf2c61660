import { WifiOff } from "lucide-react";
import { useOnline } from "../lib/online.ts";
import { useTranslation } from "../lib/translation.tsx";

/** A line while the browser is offline; its height is `--notice`. */
export function OfflineNotice() {
  const { t } = useTranslation();
  const isOnline = useOnline();
  // The live region exists before its text, or the text would not be announced.
  return (
    <div role="status">
      {!isOnline && (
        <p className="flex h-(--notice) items-center justify-center gap-2 border-edge border-t-2 bg-wash px-4 font-bold text-sm">
          <WifiOff className="size-4.5 shrink-0" />
          {t("session.offline")}
        </p>
      )}
    </div>
  );
}
