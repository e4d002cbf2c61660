import type { OwnProfile as Own } from "@nakamatch/contract/endpoints/profiles";
import { useQuery } from "@tanstack/react-query";
import { Ban, PencilLine } from "lucide-react";
import { orpc } from "../../lib/api.ts";
import { useRealtime } from "../../lib/realtime.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { AboutMe, PersonalInfo } from "../../person/profile/about.tsx";
import { HeadSkeleton, ProfileHead } from "../../person/profile/profile-head.tsx";
import { SectionSkeleton } from "../../person/profile/profile-section.tsx";
import { ownProfileQuery } from "../../person/profile/use-profile.ts";
import { useOrigin, useProfileOrigin } from "../../person/profile-origin.ts";
import { Announce } from "../../ui/announce.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { InterestGroups } from "./interest-groups.tsx";
import { OwnMenu } from "./own-menu.tsx";
import { OwnPhoto } from "./photo/own-photo.tsx";
import { PhotoHoldNotice } from "./photo/photo-hold-notice.tsx";
import { ProfileFrame } from "./profile-frame.tsx";
import { ProfileError } from "./profile-states.tsx";

/** The own profile, as others see it, with the ways to change it (PROFILE-18). */
export function OwnProfile() {
  const { t } = useTranslation();
  const { data, isError, refetch } = useQuery(ownProfileQuery());
  useRealtime("photo.decided", () => void refetch());
  const interests = useQuery(orpc.interests.mine.queryOptions());
  const hasFailed = (isError && !data) || (interests.isError && !interests.data);
  const retry = () => {
    void refetch();
    void interests.refetch();
  };
  return (
    <ProfileFrame busy={(!data || !interests.data) && !hasFailed}>
      <title>{t("profile.metaOwn")}</title>
      {!data && !hasFailed && <Announce text={t("profile.loading")} />}
      {data ? <Shown own={data} /> : !hasFailed && <HeadSkeleton />}
      {interests.data ? (
        <InterestGroups
          interests={interests.data}
          empty={<p className="text-ink-soft">{t("profile.interests.emptyOwn")}</p>}
        />
      ) : (
        !hasFailed && <SectionSkeleton lines={["w-full", "w-4/5"]} />
      )}
      {hasFailed && <ProfileError level={data ? 2 : 1} onRetry={retry} />}
    </ProfileFrame>
  );
}

function Shown({ own }: { own: Own }) {
  const { t } = useTranslation();
  return (
    <>
      <ProfileHead
        person={{ ...own, distanceKm: null }}
        avatar={<OwnPhoto person={own} />}
        menu={<OwnMenu />}
        actions={<Actions />}
      />
      {own.photoHold && <PhotoHoldNotice hold={own.photoHold} />}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <AboutMe bio={own.bio} empty={t("profile.noBioOwn")} />
        <PersonalInfo person={own} />
      </div>
    </>
  );
}

/** Links to screens that exist. */
function Actions() {
  const { t } = useTranslation();
  const here = useOrigin();
  const origin = useProfileOrigin();
  return (
    <>
      <ButtonLink to="/profile/edit" state={here} variant="primary" block icon={<PencilLine className="size-5" />}>
        {t("profile.edit")}
      </ButtonLink>
      <ButtonLink to="/blocked-users" state={origin} block icon={<Ban className="size-5" />}>
        {t("profile.blocked")}
      </ButtonLink>
    </>
  );
}
