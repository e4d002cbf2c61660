import { useTranslation } from "../../lib/translation.tsx";
import { useWayBack } from "../../person/profile-origin.ts";
import { AllCalm } from "../../ui/art/all-calm.tsx";
import { NobodyFound } from "../../ui/art/nobody-found.tsx";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { RetryButton } from "../../ui/retry-button.tsx";
import { PROFILE_FALLBACK } from "./profile-frame.tsx";

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
