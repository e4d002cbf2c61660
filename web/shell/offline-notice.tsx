import { WifiOff } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useOnline } from "../lib/online.ts";

/** A calm line while the browser has no connection, as high as `--notice` says. */
export function OfflineNotice() {
  const { t } = useTranslation();
  const isOnline = useOnline();
  // The region is there before its words, or they would not be read out.
  return (
    <div role="status">
      {!isOnline && (
        <p className="flex h-(--notice) items-center justify-center gap-2 border-edge border-t-2 bg-wash px-4 font-bold text-sm">
          <WifiOff className="size-4.5 shrink-0" aria-hidden="true" />
          {t("session.offline")}
        </p>
      )}
    </div>
  );
}
