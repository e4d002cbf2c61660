import type { OwnProfile as Own, PhotoHold } from "@nakamatch/contract/endpoints/people/profiles";
import type { OwnShelf } from "@nakamatch/contract/endpoints/people/shelf";
import type { Interest } from "@nakamatch/contract/schemas/people";
import type { Shelf } from "@nakamatch/contract/schemas/shelf";
import { isVisible } from "@nakamatch/domain/people/visible-text";
import { hasFaded } from "@nakamatch/domain/titles/title-status";
import { useQuery } from "@tanstack/react-query";
import { Ban, EyeOff, Hourglass, PencilLine, Settings, Sparkles, Trash2 } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Link, useNavigate } from "react-router";
import { DeleteAccountDialog } from "../../features/operation/deletion/delete-account-dialog.tsx";
import { About, Facts } from "../../features/people/profile/about.tsx";
import { PhotoGallery } from "../../features/people/profile/photo-gallery.tsx";
import {
  InterestGroups,
  ProfileError,
  ProfileFrame,
  RestSkeleton,
} from "../../features/people/profile/profile-frame.tsx";
import { ProfileHead } from "../../features/people/profile/profile-head.tsx";
import { ProfilePrompts } from "../../features/people/profile/profile-prompts.tsx";
import { ShelfSection } from "../../features/people/profile/shelf.tsx";
import { ownProfileQuery } from "../../features/people/profile/use-profile.ts";
import { useOrigin, useProfileOrigin } from "../../features/people/profile-origin.ts";
import { useShelf } from "../../features/people/use-shelf.ts";
import { orpc } from "../../lib/api.ts";
import { lazyPart } from "../../lib/lazy-part.tsx";
import { useRealtime } from "../../lib/realtime.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { Awaited } from "../../ui/awaited.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { Menu } from "../../ui/menu.tsx";
import type { MenuItem } from "../../ui/menu-popup.tsx";
import { Panel } from "../../ui/panel.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { useOwnPhoto } from "./own-photo.tsx";

const StillOnIt = lazyPart(() =>
  import("../../features/people/interests/shelf/still-on-it.tsx").then((module) => module.StillOnIt),
);

const PhotoSlots = lazyPart(
  () => import("./photo-slots.tsx").then((module) => module.PhotoSlots),
  () => <Skeleton className="aspect-5/4 rounded-panel! md:aspect-3/1" />,
);

export const phrases = ["chats", "dashboard", "deleteAccount", "photo", "profile", "reasons", "shelf"] as const;

/** `/profile/me`: as others see it, with ways to edit (PROFILE-18, NAV-10). */
export function Component() {
  const { t } = useTranslation();
  const { data, isError, refetch } = useQuery(ownProfileQuery());
  useRealtime("photo.decided", () => void refetch());
  const interests = useQuery(orpc.interests.mine.queryOptions());
  const shelf = useShelf();
  const hasFailed = (isError && !data) || [interests, shelf].some((query) => query.isError && !query.data);
  const retry = () => {
    void refetch();
    void interests.refetch();
    void shelf.refetch();
  };
  const [now] = useState(() => new Date());
  const titles = interests.data && shelf.data && titlesOf(interests.data, shelf.data, now);
  const { photo, addButton, items } = useOwnPhoto(data, (data?.photos.length ?? 0) > 1);
  const invitation = data && titles ? invitationOf(data, titles) : null;
  return (
    <ProfileFrame
      busy={(!data || !titles) && !hasFailed}
      photos={data ? <PhotoGallery person={data} photos={shownOf(data)} /> : hasFailed ? null : undefined}
      menu={data && <OwnMenu photoItems={items} />}
    >
      <title>{t("profile.metaOwn")}</title>
      {!data && !hasFailed && <Awaited text={t("profile.loading")} />}
      {data && <Head own={data} photo={photo} addButton={addButton} />}
      {/* All at once: a step above the rest would push it down. */}
      {data && (titles || hasFailed) && (
        <>
          {invitation && <NextStep invitation={invitation} />}
          {(isVisible(data.bio) || invitation !== "bio") && <About bio={data.bio} empty={t("profile.noBioOwn")} />}
          <ProfilePrompts prompts={data.prompts} />
        </>
      )}
      {(data || hasFailed) && titles && <Titles titles={titles} />}
      {data && (titles || hasFailed) && <Facts person={data} />}
      {!hasFailed && !(data && titles) && <RestSkeleton hasHead={data !== undefined} />}
      {hasFailed && <ProfileError level={data ? 2 : 1} onRetry={retry} />}
    </ProfileFrame>
  );
}

/** What others see. */
function shownOf({ photos }: Own): string[] {
  return photos.flatMap(({ url, hold }) => (hold ? [] : url));
}

interface OwnTitles {
  interests: readonly Interest[];
  /** The shelf as others see it. */
  shelf: Shelf;
  /** A title whose "now" status expired, to be confirmed. */
  asked: Interest | undefined;
}

function titlesOf(interests: readonly Interest[], { pinned, statuses }: OwnShelf, now: Date): OwnTitles {
  const [shown = [], faded = []] = [false, true].map((wanted) =>
    statuses.filter((each) => hasFaded(each, now) === wanted),
  );
  const last = faded.at(-1);
  return { interests, shelf: { pinned, statuses: shown }, asked: interests.find(({ id }) => id === last?.id) };
}

type Invitation = "bio" | "prompts" | "shelf";

/** The first missing part; null beside a notice or question. */
function invitationOf(own: Own, { interests, asked, shelf }: OwnTitles): Invitation | null {
  if (own.photoHold || asked) return null;
  if (!isVisible(own.bio)) return "bio";
  if (own.prompts.length === 0) return "prompts";
  const { pinned, statuses } = shelf;
  return interests.length > 0 && pinned.length === 0 && statuses.every(({ status }) => status !== "now")
    ? "shelf"
    : null;
}

/** Shelf and interests as others see them, with a question about an expired status. */
function Titles({ titles: { interests, shelf, asked } }: { titles: OwnTitles }) {
  const { t } = useTranslation();
  // One question per visit: a second press would answer the next one.
  const [firstAsked, setFirstAsked] = useState(asked?.id);
  if (asked && firstAsked === undefined) setFirstAsked(asked.id);
  return (
    <>
      <ShelfSection shelf={shelf} interests={interests}>
        {asked && asked.id === firstAsked && <StillOnIt title={asked} />}
      </ShelfSection>
      <InterestGroups interests={interests} statuses={shelf.statuses} empty={t("profile.interests.emptyOwn")} />
    </>
  );
}

/** Name, photo and the ways to edit, with what others do not see. */
function Head({ own, photo, addButton }: { own: Own; photo: ReactNode; addButton: ReactNode }) {
  const { t } = useTranslation();
  const here = useOrigin();
  const origin = useProfileOrigin();
  return (
    <>
      <ProfileHead
        person={{ ...own, distanceKm: null }}
        avatar={photo}
        actions={
          <>
            {addButton}
            <ButtonLink
              to="/profile/edit"
              state={here}
              variant={addButton ? "secondary" : "primary"}
              block
              className={WHOLE_WORDS}
              icon={<PencilLine className="size-5" />}
            >
              {t("profile.edit")}
            </ButtonLink>
            <ButtonLink
              to="/blocked-users"
              state={origin}
              variant="quiet"
              block
              className={WHOLE_WORDS}
              icon={<Ban className="size-5" />}
            >
              {t("profile.blocked")}
            </ButtonLink>
          </>
        }
      />
      {own.photoHold && <PhotoHoldNotice hold={own.photoHold} />}
      <PhotoSlots own={own} />
    </>
  );
}

/** One below the other on phones, rather than with a word in two. */
const WHOLE_WORDS = "min-w-[min(100%,12rem)]!";

/** The one thing to do next. */
function NextStep({ invitation }: { invitation: Invitation }) {
  const { t } = useTranslation();
  const here = useOrigin();
  const [text, action, hash] = {
    bio: [t("profile.noBioOwn"), t("profile.writeBio"), ""],
    prompts: [t("profile.prompts.text"), t("profile.prompts.action"), "#prompts"],
    shelf: [t("shelf.invite"), t("shelf.fill"), ""],
  }[invitation] as [string, string, string];
  return (
    <div className="flex items-start gap-3 rounded-panel bg-accent-wash p-4">
      <Sparkles className="mt-0.5 size-5 shrink-0 text-accent-ink" />
      <p className="min-w-0">
        {text}{" "}
        <Link
          to={`/profile/edit${hash}`}
          state={here}
          className="font-bold text-accent-ink underline underline-offset-4"
        >
          {action}
        </Link>
      </p>
    </div>
  );
}

/** The own profile's menu (PROFILE-12). */
function OwnMenu({ photoItems }: { photoItems: readonly MenuItem[] }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [isDeleting, setIsDeleting] = useState(false);
  return (
    <>
      <Menu
        label={t("profile.menuOwn")}
        items={[
          ...photoItems,
          { label: t("nav.settings"), icon: <Settings />, onSelect: () => void navigate("/settings") },
          { label: t("deleteAccount.action"), icon: <Trash2 />, tone: "danger", onSelect: () => setIsDeleting(true) },
        ]}
      />
      <DeleteAccountDialog open={isDeleting} onOpenChange={setIsDeleting} />
    </>
  );
}

/** Why others do not see the photo, and what happens next. */
function PhotoHoldNotice({ hold }: { hold: PhotoHold }) {
  const { t } = useTranslation();
  const here = useOrigin();
  const isRejected = hold.state === "rejected";
  const Icon = isRejected ? EyeOff : Hourglass;
  return (
    <Panel as="section" padding="sm" className="flex gap-4 bg-accent-wash" aria-labelledby="photo-hold">
      <Icon className="mt-0.5 size-6 shrink-0" />
      <div className="flex min-w-0 flex-col gap-2">
        <h2 id="photo-hold" className="text-lg">
          {isRejected ? t("photo.rejected.title") : t("photo.held.title")}
        </h2>
        {isRejected ? (
          <>
            <p>{t("photo.rejected.text", { reason: t(`reasons.${hold.reason}`) })}</p>
            <p>{t("photo.rejected.next")}</p>
            <ButtonLink to="/decisions" state={here} className="self-start">
              {t("photo.rejected.appeal")}
            </ButtonLink>
          </>
        ) : (
          <p>{t("photo.held.text")}</p>
        )}
      </div>
    </Panel>
  );
}
