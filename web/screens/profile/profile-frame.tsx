import type { ReactNode } from "react";
import { useTranslation } from "../../lib/translation.tsx";
import { useWayBack } from "../../person/profile-origin.ts";
import { WayBack } from "../../ui/way-back.tsx";

/** Where a profile without an origin goes back to. */
export const PROFILE_FALLBACK = "/dashboard";

/** Around every profile: the way back to where it was opened from (PROFILE-01). */
export function ProfileFrame({ busy, children }: { busy?: boolean | undefined; children: ReactNode }) {
  const { t } = useTranslation();
  const goBack = useWayBack(PROFILE_FALLBACK);
  return (
    <div
      aria-busy={busy || undefined}
      className="mx-auto flex w-full max-w-5xl flex-col gap-6 px-4 py-5 sm:px-6 sm:py-7"
    >
      <WayBack onClick={goBack}>{t("profile.back")}</WayBack>
      {children}
    </div>
  );
}
