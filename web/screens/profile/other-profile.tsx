import type { Profile } from "@nakamatch/contract/endpoints/profiles";
import type { PersonBadge } from "@nakamatch/contract/schemas/people";
import { useQuery } from "@tanstack/react-query";
import { Gavel, Gem, Images, ScrollText, ShieldAlert, UserRoundCheck, UserRoundX } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useNavigate } from "react-router";
import { orpc } from "../../lib/api.ts";
import { lazyPart } from "../../lib/lazy-part.tsx";
import { useMedia } from "../../lib/media.ts";
import { useIsStillHere } from "../../lib/navigation.ts";
import { useUser } from "../../lib/session.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useOpenings } from "../../lib/use-openings.ts";
import { ChatButton } from "../../live/chat-button.tsx";
import { BanDialog } from "../../person/ban/ban-dialog.tsx";
import { PersonMenu } from "../../person/blocks/person-menu.tsx";
import { SharedInterests } from "../../person/card/shared-interests.tsx";
import { type Measured, useExplanation } from "../../person/card/use-explanation.ts";
import { useHide } from "../../person/hide/use-hide.ts";
import { LikeButton } from "../../person/likes/like-button.tsx";
import { PersonAvatar } from "../../person/person-avatar.tsx";
import { About } from "../../person/profile/about.tsx";
import {
  InterestGroups,
  PROFILE_FALLBACK,
  ProfileError,
  ProfileFrame,
  ProfileNotFound,
  RestSkeleton,
} from "../../person/profile/profile-frame.tsx";
import { ProfileHead } from "../../person/profile/profile-head.tsx";
import { ProfilePrompts } from "../../person/profile/profile-prompts.tsx";
import { ShelfSection } from "../../person/profile/shelf.tsx";
import { type KnownPerson, useProfile } from "../../person/profile/use-profile.ts";
import { useWayBack } from "../../person/profile-origin.ts";
import { RareTaste } from "../../person/rare-taste.tsx";
import { PromptWordsSpace, SayButtonSpace } from "../../person/words/say-button-space.tsx";
import { useWords } from "../../person/words/use-words.ts";
import { Announce } from "../../ui/announce.tsx";
import { Lightbox } from "../../ui/dialog.tsx";
import { Menu } from "../../ui/menu.tsx";
import type { MenuItem } from "../../ui/menu-popup.tsx";
import { Panel } from "../../ui/panel.tsx";
import { ProgressBar } from "../../ui/progress-bar.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";

const ProfileWords = lazyPart(
  () => import("../../person/words/profile-words.tsx").then((module) => module.ProfileWords),
  SayButtonSpace,
  { phrases: ["likeWords", "prompts"] },
);
const PromptWords = lazyPart(
  () => import("../../person/words/profile-words.tsx").then((module) => module.PromptWords),
  PromptWordsSpace,
  { phrases: ["likeWords", "prompts"] },
);
const WordsDialog = lazyPart(
  () => import("../../person/words/words-dialog.tsx").then((module) => module.WordsDialog),
  undefined,
  { phrases: ["likeWords", "prompts"] },
);
const UndoBar = lazyPart(() => import("../../person/ban/undo-bar.tsx").then((module) => module.UndoBar), undefined, {
  phrases: ["banDialog", "moderation"],
});

const PhotoViewer = lazyPart(() => import("./photo-viewer.tsx").then((module) => module.PhotoViewer));

/** Another person's profile: identity and shared interests first (specification §2, Profile screen). */
export function OtherProfile({ personId }: { personId: string }) {
  const { t } = useTranslation();
  const { profile, known, isNotFound, isError, refetch } = useProfile(personId);
  // Fetched in parallel with the profile, to appear together.
  useWords(personId);
  // Kept here, as the answer may be removed meanwhile.
  const [aboutPrompt, setAboutPrompt] = useState<string>();
  const [isSaying, setIsSaying] = useState(false);
  const sayings = useOpenings(isSaying);
  const say = (promptId?: string) => {
    setAboutPrompt(promptId);
    setIsSaying(true);
  };
  const goBack = useWayBack(PROFILE_FALLBACK);
  const isStillHere = useIsStillHere();
  const [hasDecided, setHasDecided] = useState(false);
  // Wide heads have the like button beside the facts.
  const isWide = useMedia("(width >= 48rem)");
  if (isNotFound) return <ProfileNotFound />;
  const isMissing = isError && !profile;
  const isHidden = profile?.isHidden ?? false;
  // Hidden people cannot be liked.
  const like = known && !isHidden && <Like person={known} />;
  return (
    <ProfileFrame busy={!profile && !isMissing}>
      <title>{known ? t("profile.meta", { name: known.nickname }) : t("profile.metaLoading")}</title>
      {!profile && !isMissing && <Announce text={t("profile.loading")} />}
      {known && (
        <>
          {isHidden && <HiddenNotice />}
          <ProfileHead
            person={known}
            liked={known.hasLiked}
            avatar={<EnlargedPhoto person={known} photos={profile?.photos} />}
            menu={
              <ProfileMenu
                person={known}
                isHidden={isHidden}
                onDecided={() => setHasDecided(true)}
                onBlocked={() => isStillHere() && goBack()}
              />
            }
            actions={isWide && like}
          />
          {!isWide && like && (
            <div
              data-save-bar=""
              className="-mx-4 -mb-5 sm:-mx-6 sm:-mb-7 sticky bottom-(--bar) z-10 order-last mt-auto low:static border-line border-t-2 bg-paper px-4 py-2.5 sm:px-6"
            >
              {like}
            </div>
          )}
        </>
      )}
      {known?.affinity && (
        <Affinity measured={known.affinity} taste={profile?.taste ?? null}>
          {profile
            ? !isHidden && <ProfileWords profile={profile} onSay={() => say()} />
            : !isMissing && known.isMatch === false && <SayButtonSpace profile={{ isMatch: false }} />}
        </Affinity>
      )}
      {profile && (
        <>
          <About person={profile} empty={t("profile.noBio")} />
          <ProfilePrompts
            prompts={profile.prompts}
            {...(!isHidden && { action: ({ id }) => <PromptWords profile={profile} promptId={id} onSay={say} /> })}
          />
          <ShelfSection shelf={profile.shelf} interests={profile.interests} />
          <InterestGroups
            interests={profile.interests}
            statuses={profile.shelf.statuses}
            empty={t("profile.interests.empty")}
          />
          {sayings > 0 && (
            <WordsDialog
              key={sayings}
              profile={profile}
              promptId={aboutPrompt}
              open={isSaying}
              onOpenChange={setIsSaying}
            />
          )}
        </>
      )}
      {!profile && !isMissing && <RestSkeleton hasHead={known !== undefined} />}
      {isMissing && <ProfileError level={known ? 2 : 1} onRetry={() => void refetch()} />}
      {hasDecided && <UndoBar />}
    </ProfileFrame>
  );
}

function Like({ person }: { person: KnownPerson }) {
  const { hasLiked, isMatch = false } = person;
  if (hasLiked === undefined) return <Skeleton className="h-12 w-full" />;
  return <LikeButton person={{ ...person, hasLiked, isMatch }} chat={<ChatButton block person={person} />} />;
}

/** Shared interests and compatibility, explained like on the card (PROFILE-13). */
function Affinity({ measured, taste, children }: Pick<Profile, "taste"> & { measured: Measured; children: ReactNode }) {
  const { t } = useTranslation();
  const explanation = useExplanation(measured);
  const { compatibility, interests } = measured;
  const { total } = interests;
  return (
    <Panel as="section" aria-label={t("common.people.compatibility")} className="flex flex-col gap-4 overflow-x-clip">
      <h2 className="text-2xl">
        {total > 0 ? t("dashboard.card.inCommon", { count: total }) : t("dashboard.card.noneInCommon")}
      </h2>
      <SharedInterests interests={interests} />
      {taste && (
        <p className="flex gap-2.5 text-pretty">
          <Gem className="mt-0.5 size-5 shrink-0 text-accent-ink" />
          <span className="min-w-0 [overflow-wrap:anywhere]">
            <RareTaste taste={taste} />
          </span>
        </p>
      )}
      <ProgressBar
        label={
          <>
            {t("common.people.compatibility")} {/* Without anything shared the heading says it. */}
            <span className={total > 0 ? "block text-pretty" : "sr-only"}>{explanation}</span>
          </>
        }
        value={compatibility}
        tone="accent"
      />
      {children}
    </Panel>
  );
}

/** Tells moderators that members do not see this person. */
function HiddenNotice() {
  const { t } = useTranslation();
  return (
    <p className="flex items-start gap-3 rounded-panel border-2 border-edge bg-danger-wash px-4 py-3 font-bold">
      <ShieldAlert className="mt-0.5 size-5 shrink-0 text-danger-ink" />
      <span className="min-w-0">{t("profile.hidden")}</span>
    </p>
  );
}

/** The first photo; a press enlarges it (PROFILE-02, PROFILE-04), with the others. `photos`: undefined until loaded. */
function EnlargedPhoto({
  person: { avatarUrl, ...rest },
  photos,
}: {
  person: PersonBadge;
  photos?: string[] | undefined;
}) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const person = { ...rest, avatarUrl: photos?.[0] ?? avatarUrl };
  const hasMore = photos !== undefined && photos.length > 1;
  return (
    <>
      <button
        type="button"
        aria-label={
          hasMore
            ? t("profile.photos.open", { name: person.nickname, count: photos.length })
            : t("profile.enlarge", { name: person.nickname })
        }
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="relative block cursor-zoom-in rounded-full"
      >
        <PersonAvatar person={person} size="xl" eager />
        {hasMore && (
          <span className="absolute right-0 bottom-1 flex items-center gap-1.5 rounded-full border-2 border-edge bg-sheet px-2.5 py-0.5 font-bold tabular-nums">
            <Images className="size-4.5" />
            {photos.length}
          </span>
        )}
      </button>
      <Lightbox open={open} onOpenChange={setOpen} label={t("common.people.photoOf", { name: person.nickname })}>
        {hasMore ? (
          <PhotoViewer person={person} photos={photos} />
        ) : (
          <PersonAvatar
            person={person}
            described
            eager
            size="xl"
            width="min(85vw, 70vh)"
            className="size-[min(85vw,70dvh)]! text-[min(40vw,32dvh)]!"
          />
        )}
      </Lightbox>
    </>
  );
}

type ProfileMenuProps = {
  person: Pick<PersonBadge, "id" | "nickname">;
  /** Invisible to members, so no blocking or reporting. */
  isHidden: boolean;
  onDecided: () => void;
  onBlocked: () => void;
};

/** Another person's menu; for moderators with warning and ban (OPEN-73). */
function ProfileMenu({ person, isHidden, onDecided, onBlocked }: ProfileMenuProps) {
  const { t } = useTranslation();
  const { isModerator } = useUser();
  const navigate = useNavigate();
  const [isDeciding, setIsDeciding] = useState(false);
  if (!isModerator) return !isHidden && <MemberMenu person={person} onBlocked={onBlocked} />;
  const decide = [
    { label: t("profile.warnOrBan"), icon: <Gavel />, onSelect: () => setIsDeciding(true) },
    {
      label: t("profile.decisions"),
      icon: <ScrollText />,
      onSelect: () => void navigate(`/moderation/bans?tab=log&personId=${person.id}`),
    },
  ];
  return (
    <>
      {isHidden ? (
        <Menu label={t("safety.menu", { name: person.nickname })} items={decide} />
      ) : (
        <MemberMenu person={person} more={decide} onBlocked={onBlocked} />
      )}
      <BanDialog person={person} open={isDeciding} onOpenChange={setIsDeciding} onDecided={onDecided} />
    </>
  );
}

type MemberMenuProps = Omit<ProfileMenuProps, "isHidden" | "onDecided"> & { more?: readonly MenuItem[] };

/** Block, report, and hide from the dashboard. */
function MemberMenu({ person, more = [], onBlocked }: MemberMenuProps) {
  const { t } = useTranslation();
  const setHidden = useHide(person, { isTold: true });
  const { data } = useQuery(orpc.discovery.isHidden.queryOptions({ input: { personId: person.id } }));
  const hide = data?.isHidden
    ? { label: t("common.hiding.show"), icon: <UserRoundCheck />, onSelect: () => setHidden(false) }
    : { label: t("dashboard.card.hide"), icon: <UserRoundX />, onSelect: () => setHidden(true) };
  return (
    <PersonMenu person={person} reports="profile" more={[...(data ? [hide] : []), ...more]} onBlocked={onBlocked} />
  );
}
