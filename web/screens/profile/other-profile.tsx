import type { Profile } from "@nakamatch/contract/endpoints/profiles";
import { ShieldAlert } from "lucide-react";
import { useIsStillHere } from "../../lib/navigation.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { CompatibilityBar } from "../../person/card/compatibility-bar.tsx";
import { SharedInterests } from "../../person/card/shared-interests.tsx";
import { LikeButton } from "../../person/likes/like-button.tsx";
import { AboutMe, PersonalInfo } from "../../person/profile/about.tsx";
import { HeadSkeleton, ProfileHead } from "../../person/profile/profile-head.tsx";
import { SectionSkeleton } from "../../person/profile/profile-section.tsx";
import type { KnownPerson } from "../../person/profile/use-profile.ts";
import { useProfile } from "../../person/profile/use-profile.ts";
import { useWayBack } from "../../person/profile-origin.ts";
import { Announce } from "../../ui/announce.tsx";
import { Panel } from "../../ui/panel.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { EnlargedPhoto } from "./enlarged-photo.tsx";
import { InterestGroups } from "./interest-groups.tsx";
import { PROFILE_FALLBACK, ProfileFrame } from "./profile-frame.tsx";
import { ProfileMenu } from "./profile-menu.tsx";
import { ProfileError, ProfileNotFound } from "./profile-states.tsx";

/** Another person's profile: who it is and what the two share first, then the rest (specification §2, Profile screen). */
export function OtherProfile({ personId }: { personId: string }) {
  const { t } = useTranslation();
  const { profile, known, isNobody, isError, refetch } = useProfile(personId);
  const goBack = useWayBack(PROFILE_FALLBACK);
  const isStillHere = useIsStillHere();
  if (isNobody) return <ProfileNotFound />;
  const isMissing = isError && !profile;
  const failure = isMissing && <ProfileError level={known ? 2 : 1} onRetry={() => void refetch()} />;
  return (
    <ProfileFrame busy={!profile && !isMissing}>
      <title>{known ? t("profile.meta", { name: known.nickname }) : t("profile.metaLoading")}</title>
      {!profile && !isMissing && <Announce text={t("profile.loading")} />}
      {known && (
        <>
          {profile?.isHidden && <HiddenNotice />}
          <ProfileHead
            person={known}
            liked={known.hasLiked}
            avatar={<EnlargedPhoto person={known} />}
            menu={
              <ProfileMenu
                person={known}
                isHidden={profile?.isHidden ?? false}
                onBlocked={() => isStillHere() && goBack()}
              />
            }
            actions={<Like person={known} isHidden={profile?.isHidden ?? false} />}
          />
        </>
      )}
      {known?.affinity && <Affinity {...known.affinity} />}
      {failure || (profile ? <Rest profile={profile} /> : <RestSkeleton hasHead={known !== undefined} />)}
    </ProfileFrame>
  );
}

/** A person who is hidden from members cannot be liked. */
function Like({ person, isHidden }: { person: KnownPerson; isHidden: boolean }) {
  if (isHidden) return null;
  if (person.hasLiked === undefined) return <Skeleton className="h-12 w-full" />;
  return <LikeButton person={{ ...person, hasLiked: person.hasLiked }} />;
}

/** What the two share, and how well they fit, explained as on the card (PROFILE-13). */
function Affinity({ compatibility, interests, viewerInterests }: NonNullable<KnownPerson["affinity"]>) {
  const { t } = useTranslation();
  return (
    <Panel as="section" aria-label={t("common.people.compatibility")} className="flex flex-col gap-4 overflow-x-clip">
      <h2 className="text-2xl">
        {interests.total > 0
          ? t("dashboard.card.inCommon", { count: interests.total })
          : t("dashboard.card.noneInCommon")}
      </h2>
      <SharedInterests interests={interests} />
      <CompatibilityBar compatibility={compatibility} interests={interests} viewerInterests={viewerInterests} />
    </Panel>
  );
}

function Rest({ profile }: { profile: Profile }) {
  const { t } = useTranslation();
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <AboutMe bio={profile.bio} empty={t("profile.noBio")} />
        <PersonalInfo person={profile} />
      </div>
      <InterestGroups
        interests={profile.interests}
        empty={<p className="text-ink-soft">{t("profile.interests.empty")}</p>}
      />
    </>
  );
}

function RestSkeleton({ hasHead }: { hasHead: boolean }) {
  return (
    <>
      {!hasHead && <HeadSkeleton />}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <SectionSkeleton lines={["w-full", "w-11/12", "w-3/5"]} />
        <SectionSkeleton lines={["w-2/3", "w-1/2"]} />
      </div>
      <SectionSkeleton lines={["w-full", "w-4/5"]} />
    </>
  );
}

/** Tells a moderator that members do not see this person. */
function HiddenNotice() {
  const { t } = useTranslation();
  return (
    <p className="flex items-start gap-3 rounded-panel border-2 border-edge bg-danger-wash px-4 py-3 font-bold">
      <ShieldAlert className="mt-0.5 size-5 shrink-0 text-danger-ink" />
      <span className="min-w-0">{t("profile.hidden")}</span>
    </p>
  );
}
