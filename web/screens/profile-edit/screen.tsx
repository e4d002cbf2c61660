import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { InterestsEditor } from "../../interests/interests-editor.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { SectionSkeleton } from "../../person/profile/profile-section.tsx";
import { ownProfileQuery } from "../../person/profile/use-profile.ts";
import { useWayBack } from "../../person/profile-origin.ts";
import { Announce } from "../../ui/announce.tsx";
import { AllCalm } from "../../ui/art/all-calm.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Panel } from "../../ui/panel.tsx";
import { RetryButton } from "../../ui/retry-button.tsx";
import { useFailureToast } from "../../ui/toast.tsx";
import { WayBack } from "../../ui/way-back.tsx";
import { EditForm } from "./edit-form.tsx";

export const phrases = ["dashboard", "editProfile", "interests", "person", "profile"] as const;

/** Where to return if not opened from the profile. */
const PROFILE = "/profile/me";

/** `/profile/edit`: the form, and interests, which save at once (specification §2, Edit profile; NAV-12). */
export function Component() {
  const { t } = useTranslation();
  const goBack = useWayBack(PROFILE, { replace: true });
  const { data: own, isError, errorUpdatedAt, refetch } = useQuery(ownProfileQuery());
  const hasFailed = isError && !own;
  useFailureToast(hasFailed ? t("editProfile.toasts.loadError") : null, errorUpdatedAt);
  return (
    <div
      aria-busy={(!own && !hasFailed) || undefined}
      className="mx-auto flex w-full max-w-5xl flex-col gap-6 px-4 py-5 sm:px-6 sm:py-7"
    >
      <title>{t("editProfile.meta")}</title>
      <WayBack onClick={goBack}>{t("editProfile.back")}</WayBack>
      <h1 className="font-black text-3xl sm:text-4xl">{t("editProfile.title")}</h1>
      {own && <EditForm own={own} onSaved={goBack} />}
      {own && <Interests />}
      {!own && !hasFailed && (
        <>
          <Announce text={t("editProfile.loading")} />
          <SectionSkeleton lines={["w-full", "w-11/12", "w-4/5", "w-3/5"]} />
          <SectionSkeleton lines={["w-full", "w-2/3"]} />
        </>
      )}
      {hasFailed && (
        <EmptyState
          drawing={<AllCalm />}
          title={t("editProfile.loadFailed.title")}
          text={t("editProfile.loadFailed.text")}
          action={<RetryButton onClick={() => void refetch()} />}
        />
      )}
    </div>
  );
}

/** As in the onboarding (INTEREST-15); outside the form, so Enter does not submit it. */
function Interests() {
  const { t } = useTranslation();
  const heading = useId();
  const failures = { add: t("editProfile.toasts.addError"), remove: t("editProfile.toasts.removeError") };
  return (
    <Panel as="section" aria-labelledby={heading}>
      <h2 id={heading} className="text-2xl">
        {t("editProfile.sections.interests")}
      </h2>
      <p className="mt-1 mb-5 text-ink-soft">{t("editProfile.interestsSaved")}</p>
      <InterestsEditor failures={failures} />
    </Panel>
  );
}
