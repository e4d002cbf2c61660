import type { Profile } from "@nakamatch/contract/endpoints/people/profiles";
import type { WordsAbout } from "@nakamatch/contract/schemas/like-words";
import type { PersonBadge } from "@nakamatch/contract/schemas/people";
import { useQuery } from "@tanstack/react-query";
import { Gavel, Heart, ScrollText, ShieldAlert, UserRoundCheck, UserRoundX } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useNavigate } from "react-router";
import { PersonMenu } from "../../features/meeting/blocks/person-menu.tsx";
import { SharedInterests } from "../../features/meeting/card/shared-interests.tsx";
import { type Measured, useExplanation } from "../../features/meeting/card/use-explanation.ts";
import { useHide } from "../../features/meeting/hide/use-hide.ts";
import { PromptWordsSpace, SayButtonSpace } from "../../features/meeting/like-words/say-button-space.tsx";
import { useWords } from "../../features/meeting/like-words/use-words.ts";
import { LikeButton } from "../../features/meeting/likes/like-button.tsx";
import { BanDialog } from "../../features/moderation/decide/ban-dialog.tsx";
import { fullName } from "../../features/people/full-name.ts";
import { GoesTo } from "../../features/people/goes-to.tsx";
import { PersonAvatar } from "../../features/people/person-avatar.tsx";
import { Possible } from "../../features/people/possible.tsx";
import { About, Facts } from "../../features/people/profile/about.tsx";
import { PhotoGallery } from "../../features/people/profile/photo-gallery.tsx";
import {
  InterestGroups,
  PROFILE_FALLBACK,
  ProfileError,
  ProfileFrame,
  ProfileNotFound,
  RestSkeleton,
} from "../../features/people/profile/profile-frame.tsx";
import { ProfileHead } from "../../features/people/profile/profile-head.tsx";
import { ProfilePrompts } from "../../features/people/profile/profile-prompts.tsx";
import { ShelfSection } from "../../features/people/profile/shelf.tsx";
import { type KnownPerson, useProfile } from "../../features/people/profile/use-profile.ts";
import { useWayBack } from "../../features/people/profile-origin.ts";
import { Reason } from "../../features/people/reason.tsx";
import { orpc } from "../../lib/api.ts";
import { lazyPart } from "../../lib/lazy-part.tsx";
import { useMedia } from "../../lib/media.ts";
import { useIsStillHere } from "../../lib/navigation.ts";
import { useUser } from "../../lib/session.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useOpenings } from "../../lib/use-openings.ts";
import { Awaited } from "../../ui/awaited.tsx";
import { Lightbox } from "../../ui/dialog.tsx";
import { Menu } from "../../ui/menu.tsx";
import type { MenuItem } from "../../ui/menu-popup.tsx";
import { Panel } from "../../ui/panel.tsx";
import { ProgressBar } from "../../ui/progress-bar.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { LikeBar } from "./like-bar.tsx";

const ProfileWords = lazyPart(
  () => import("../../features/meeting/like-words/profile-words.tsx").then((module) => module.ProfileWords),
  SayButtonSpace,
  { phrases: ["likeWords", "prompts"] },
);
const TheirWords = lazyPart(
  () => import("../../features/meeting/like-words/profile-words.tsx").then((module) => module.TheirWords),
  undefined,
  { phrases: ["likeWords", "prompts"] },
);
const PhotoWords = lazyPart(
  () => import("../../features/meeting/like-words/profile-words.tsx").then((module) => module.PhotoWords),
  undefined,
  { phrases: ["likeWords", "prompts"] },
);
const PromptWords = lazyPart(
  () => import("../../features/meeting/like-words/profile-words.tsx").then((module) => module.PromptWords),
  PromptWordsSpace,
  { phrases: ["likeWords", "prompts"] },
);
const WordsDialog = lazyPart(
  () => import("../../features/meeting/like-words/words-dialog.tsx").then((module) => module.WordsDialog),
  undefined,
  { phrases: ["likeWords", "prompts"] },
);
const PhotoBetween = lazyPart(
  () => import("../../features/people/profile/photo-between.tsx").then((module) => module.PhotoBetween),
  () => <Skeleton className="aspect-4/5 max-h-[80svh] w-full" />,
);
const UndoBar = lazyPart(
  () => import("../../features/moderation/decide/undo-bar.tsx").then((module) => module.UndoBar),
  undefined,
  {
    phrases: ["banDialog", "moderation"],
  },
);

/** Another person's profile: identity and shared interests first. */
export function OtherProfile({ personId }: { personId: string }) {
  const { t } = useTranslation();
  const { profile, known, isNotFound, isError, refetch } = useProfile(personId);
  // Fetched in parallel with the profile, to appear together.
  useWords(personId);
  // Kept here, as the answer may be removed meanwhile.
  const [about, setAbout] = useState<WordsAbout>();
  const [isSaying, setIsSaying] = useState(false);
  const sayings = useOpenings(isSaying);
  const say = (pressed?: WordsAbout) => {
    setAbout(pressed);
    setIsSaying(true);
  };
  const goBack = useWayBack(PROFILE_FALLBACK);
  const isStillHere = useIsStillHere();
  const leave = () => isStillHere() && goBack();
  const [hasDecided, setHasDecided] = useState(false);
  const isWide = useMedia("(width >= 48rem)");
  if (isNotFound) return <ProfileNotFound />;
  const isMissing = isError && !profile;
  const isHidden = profile?.isHidden ?? false;
  const photos = known ? photosOf(known, profile) : [];
  // At a desk all are beside the rest.
  const between = isWide || !profile ? 0 : Math.min(profile.prompts.length, Math.max(photos.length - 1, 0));
  const sayPhoto =
    profile && !isHidden ? (url: string) => <PhotoWords profile={profile} url={url} onSay={say} /> : undefined;
  const isLiker = known?.likesViewer === true && !(known.hasLiked && known.isMatch) && !isHidden;
  // Hidden people cannot be liked.
  const like = known && !isHidden && <LikeBar person={known} />;
  const viewerLike = known?.hasLiked !== undefined && !isHidden && !(known.hasLiked && known.isMatch) && (
    <LikeButton person={{ ...known, hasLiked: known.hasLiked, isMatch: known.isMatch ?? false }} chat={null} />
  );
  const menu = known && (
    <ProfileMenu person={known} isHidden={isHidden} onDecided={() => setHasDecided(true)} onBlocked={leave} />
  );
  return (
    <ProfileFrame
      busy={!profile && !isMissing}
      photos={
        known ? (
          <PhotoGallery
            person={known}
            photos={photos.slice(0, photos.length - between)}
            all={photos}
            action={sayPhoto}
            like={viewerLike}
          />
        ) : isMissing ? null : undefined
      }
      menu={menu}
      bar={like}
    >
      <title>{known ? t("profile.meta", { name: known.nickname }) : t("profile.metaLoading")}</title>
      {!profile && !isMissing && <Awaited text={t("profile.loading")} />}
      {known && (
        <>
          <ProfileHead person={known} avatar={<EnlargedPhoto person={known} photos={profile?.photos} />} />
          {isLiker && (
            <LikesYou name={known.nickname}>{profile && <TheirWords profile={profile} onBlocked={leave} />}</LikesYou>
          )}
          {isHidden && <HiddenNotice />}
        </>
      )}
      {known?.affinity && (
        <Affinity
          measured={known.affinity}
          taste={profile?.taste}
          possible={profile?.possible ?? null}
          goesTo={profile?.goesTo}
        >
          {profile
            ? !isHidden && (
                <ProfileWords profile={profile} withTheirs={!isLiker} onSay={() => say()} onBlocked={leave} />
              )
            : !isMissing && known.isMatch === false && <SayButtonSpace profile={{ isMatch: false }} />}
        </Affinity>
      )}
      {profile && (
        <>
          <About bio={profile.bio} empty={t("profile.noBio")} />
          <ProfilePrompts
            prompts={profile.prompts}
            {...(!isHidden && { action: ({ id }) => <PromptWords profile={profile} promptId={id} onSay={say} /> })}
            after={({ id }) => {
              const index = photos.length - between + profile.prompts.findIndex((prompt) => prompt.id === id);
              const url = photos[index];
              return (
                between > 0 &&
                url !== undefined && (
                  <PhotoBetween
                    person={profile}
                    photos={photos}
                    index={index}
                    action={sayPhoto?.(url)}
                    like={viewerLike}
                  />
                )
              );
            }}
          />
          <ShelfSection shelf={profile.shelf} interests={profile.interests} />
          <InterestGroups
            interests={profile.interests}
            statuses={profile.shelf.statuses}
            empty={t("profile.interests.empty")}
          />
          <Facts person={profile} />
          {sayings > 0 && (
            <WordsDialog key={sayings} profile={profile} about={about} open={isSaying} onOpenChange={setIsSaying} />
          )}
        </>
      )}
      {!profile && !isMissing && <RestSkeleton hasHead={known !== undefined} />}
      {isMissing && <ProfileError level={known ? 2 : 1} onRetry={() => void refetch()} />}
      {hasDecided && <UndoBar />}
    </ProfileFrame>
  );
}

function photosOf({ avatarUrl }: KnownPerson, profile: Profile | undefined): readonly string[] {
  if (profile && profile.photos.length > 0) return profile.photos;
  return avatarUrl === null ? [] : [avatarUrl];
}

type AffinityProps = Pick<Profile, "possible" | "goesTo"> & {
  measured: Measured;
  taste: Profile["taste"] | undefined;
  children: ReactNode;
};

/**
 * What connects: a sentence, shared interests, and compatibility, explained like on the card (PROFILE-13). `taste`:
 * undefined until loaded.
 */
function Affinity({ measured, taste, possible, goesTo, children }: AffinityProps) {
  const { t } = useTranslation();
  const explanation = useExplanation(measured);
  const { compatibility, interests } = measured;
  const { total } = interests;
  return (
    <Panel as="section" aria-label={t("common.people.compatibility")} className="flex flex-col gap-4 overflow-x-clip">
      {total > 0 && taste !== null && (
        <p className="text-pretty max-lg:min-h-14 font-bold text-xl leading-snug [overflow-wrap:anywhere]">
          {taste ? <Reason {...taste} /> : <Skeleton className="h-6 w-4/5" />}
        </p>
      )}
      <GoesTo events={goesTo} />
      <div className="flex flex-col gap-2.5">
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <h2 className={total > 0 ? "font-sans text-base text-ink-soft" : "text-2xl"}>
            {total > 0 ? t("dashboard.card.inCommon", { count: total }) : t("dashboard.card.noneInCommon")}
          </h2>
          <Possible between={possible} className="font-bold" />
        </div>
        <SharedInterests interests={interests} />
      </div>
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

/** Somebody who likes the viewer, with their words, if any. */
function LikesYou({ name, children }: { name: string; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <section
      aria-label={t("likes.likesYou", { name })}
      className="flex flex-col gap-2 rounded-panel border-2 border-signal bg-signal-wash px-4 py-3"
    >
      <p className="flex items-center gap-2.5 font-bold text-signal-ink">
        <Heart className="size-5 shrink-0 fill-current" />
        <span className="user-text min-w-0">{t("likes.likesYou", { name })}</span>
      </p>
      {children}
    </section>
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

/** The first photo in a circle; a press enlarges it (PROFILE-02, PROFILE-04). `photos`: undefined until loaded. */
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
  return (
    <>
      <button
        type="button"
        aria-label={t("profile.enlarge", { name: person.nickname })}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="block shrink-0 cursor-zoom-in self-start rounded-full"
      >
        <PersonAvatar person={person} size="lg" eager width="80px" className="size-20! @md:size-24!" />
      </button>
      <Lightbox open={open} onOpenChange={setOpen} label={t("common.people.photoOf", { name: person.nickname })}>
        <PersonAvatar
          person={person}
          described
          eager
          size="xl"
          width="min(85vw, 70vh)"
          className="size-[min(85vw,70dvh)]! text-[min(40vw,32dvh)]!"
        />
      </Lightbox>
    </>
  );
}

type ProfileMenuProps = {
  person: Pick<PersonBadge, "id" | "nickname"> & { realName?: string | null | undefined };
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
  const input = { personId: person.id };
  const { data, isPending } = useQuery({ ...orpc.cases.person.queryOptions({ input }), enabled: isDeciding });
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
      <BanDialog
        person={{ id: person.id, nickname: fullName(person) }}
        language={data?.language}
        open={isDeciding && !isPending}
        onOpenChange={setIsDeciding}
        onDecided={onDecided}
      />
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
