import type { ReactNode } from "react";
import { useTranslation } from "../../lib/translation.tsx";
import { useWayBack } from "../../person/profile-origin.ts";
import { AllCalm } from "../../ui/art/all-calm.tsx";
import { NobodyFound } from "../../ui/art/nobody-found.tsx";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { RetryButton } from "../../ui/retry-button.tsx";
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

/**
 * There is nobody with this id whom the viewer may see: unknown, deleted, banned, blocked, which look all the same
 * (PROFILE-19, PROFILE-20). The dead address leaves the history.
 */
export function ProfileNotFound() {
  const { t } = useTranslation();
  const goBack = useWayBack(PROFILE_FALLBACK, { replace: true });
  return (
    <>
      <title>{t("profile.notFound.meta")}</title>
      <EmptyState
        className="my-auto"
        level={1}
        drawing={<NobodyFound />}
        title={t("profile.notFound.title")}
        text={t("profile.notFound.text")}
        action={
          <Button variant="primary" onClick={goBack}>
            {t("profile.back")}
          </Button>
        }
      />
    </>
  );
}

/** A profile, or the rest of one, could not be fetched. */
export function ProfileError({ level, onRetry }: { level: 1 | 2; onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <EmptyState
      level={level}
      drawing={<AllCalm />}
      title={t("profile.error.title")}
      text={t("profile.error.text")}
      action={<RetryButton onClick={onRetry} />}
    />
  );
}
