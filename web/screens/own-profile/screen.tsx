import type { OwnProfile as Own, PhotoHold } from "@nakamatch/contract/endpoints/profiles";
import type { OwnShelf } from "@nakamatch/contract/endpoints/shelf";
import type { Interest } from "@nakamatch/contract/schemas/people";
import type { Shelf } from "@nakamatch/contract/schemas/shelf";
import { isVisible } from "@nakamatch/domain/people/visible-text";
import { hasFaded } from "@nakamatch/domain/titles/title-status";
import { useQuery } from "@tanstack/react-query";
import { Ban, EyeOff, Hourglass, PencilLine, Settings, Trash2 } from "lucide-react";
import { useState } from "react";
import { Link, useNavigate } from "react-router";
import { DeleteAccountDialog } from "../../account/deletion/delete-account-dialog.tsx";
import { orpc } from "../../lib/api.ts";
import { lazyPart } from "../../lib/lazy-part.tsx";
import { useRealtime } from "../../lib/realtime.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { PersonAvatar } from "../../person/person-avatar.tsx";
import { About } from "../../person/profile/about.tsx";
import { InterestGroups, ProfileError, ProfileFrame, RestSkeleton } from "../../person/profile/profile-frame.tsx";
import { ProfileHead } from "../../person/profile/profile-head.tsx";
import { ProfilePrompts } from "../../person/profile/profile-prompts.tsx";
import { SectionSkeleton } from "../../person/profile/profile-section.tsx";
import { ShelfSection } from "../../person/profile/shelf.tsx";
import { ownProfileQuery } from "../../person/profile/use-profile.ts";
import { useOrigin, useProfileOrigin } from "../../person/profile-origin.ts";
import { useShelf } from "../../person/use-shelf.ts";
import { Announce } from "../../ui/announce.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { Menu } from "../../ui/menu.tsx";
import { Panel } from "../../ui/panel.tsx";
import { OwnPhoto } from "./own-photo.tsx";

const StillOnIt = lazyPart(() => import("../../interests/shelf/still-on-it.tsx").then((module) => module.StillOnIt));

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
  const invitation = data && titles ? invitationOf(data, titles) : null;
  return (
    <ProfileFrame busy={(!data || !titles) && !hasFailed}>
      <title>{t("profile.metaOwn")}</title>
      {!data && !hasFailed && <Announce text={t("profile.loading")} />}
      {data ? <Shown own={data} invitation={invitation} /> : !hasFailed && <RestSkeleton />}
      {/* Waits for the notice above, which would push it down. */}
      {(data || hasFailed) && titles ? (
        <Titles titles={titles} invites={invitation === "shelf"} />
      ) : (
        data && !hasFailed && <SectionSkeleton lines={["w-full", "w-4/5"]} />
      )}
      {hasFailed && <ProfileError level={data ? 2 : 1} onRetry={retry} />}
    </ProfileFrame>
  );
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

type Invitation = "bio" | "prompts" | "photos" | "shelf";

/** Invitation to the first missing part; null beside a notice or question. The shelf has its own empty state. */
function invitationOf(own: Own, { interests, asked }: OwnTitles): Invitation | null {
  if (own.photoHold || asked) return null;
  if (!isVisible(own.bio)) return "bio";
  if (own.prompts.length === 0) return "prompts";
  if (own.photos.length < 2) return "photos";
  return interests.length > 0 ? "shelf" : null;
}

/** Shelf and interests as others see them, with a question about an expired status. */
function Titles({ titles: { interests, shelf, asked }, invites }: { titles: OwnTitles; invites: boolean }) {
  const { t } = useTranslation();
  const here = useOrigin();
  // One question per visit: a second press would answer the next one.
  const [firstAsked, setFirstAsked] = useState(asked?.id);
  if (asked && firstAsked === undefined) setFirstAsked(asked.id);
  return (
    <>
      <ShelfSection
        shelf={shelf}
        interests={interests}
        empty={
          invites && (
            <p className="text-ink-soft">
              {t("shelf.invite")}{" "}
              <Link to="/profile/edit" state={here} className="font-bold text-accent-ink underline underline-offset-4">
                {t("shelf.fill")}
              </Link>
            </p>
          )
        }
      >
        {asked && asked.id === firstAsked && <StillOnIt title={asked} />}
      </ShelfSection>
      <InterestGroups interests={interests} statuses={shelf.statuses} empty={t("profile.interests.emptyOwn")} />
    </>
  );
}

function Shown({ own, invitation }: { own: Own; invitation: Invitation | null }) {
  const { t } = useTranslation();
  const here = useOrigin();
  const origin = useProfileOrigin();
  return (
    <>
      <ProfileHead
        person={{ ...own, distanceKm: null }}
        avatar={<OwnPhoto person={own} hasMore={own.photos.length > 1} />}
        menu={<OwnMenu />}
        actions={
          <>
            <ButtonLink
              to="/profile/edit"
              state={here}
              variant="primary"
              block
              icon={<PencilLine className="size-5" />}
            >
              {t("profile.edit")}
            </ButtonLink>
            <ButtonLink to="/blocked-users" state={origin} variant="quiet" block icon={<Ban className="size-5" />}>
              {t("profile.blocked")}
            </ButtonLink>
          </>
        }
      />
      {own.photoHold && <PhotoHoldNotice hold={own.photoHold} />}
      {(own.photos.length > 1 || invitation === "photos") && <MorePhotos own={own} />}
      <About
        person={own}
        empty={
          <>
            {t("profile.noBioOwn")}{" "}
            {invitation === "bio" && (
              <Link to="/profile/edit" state={here} className="font-bold text-accent-ink underline underline-offset-4">
                {t("profile.writeBio")}
              </Link>
            )}
          </>
        }
      />
      <ProfilePrompts prompts={own.prompts} />
      {invitation === "prompts" && <PromptInvitation />}
    </>
  );
}

function PromptInvitation() {
  const { t } = useTranslation();
  const here = useOrigin();
  return (
    <Panel as="section" variant="wash" padding="sm" aria-labelledby="prompts-title">
      <h2 id="prompts-title" className="text-lg">
        {t("profile.prompts.title")}
      </h2>
      <p className="mt-1">
        {t("profile.prompts.text")}{" "}
        <Link
          to="/profile/edit#prompts"
          state={here}
          className="font-bold text-accent-ink underline underline-offset-4"
        >
          {t("profile.prompts.action")}
        </Link>
      </p>
    </Panel>
  );
}

/** The other photos, or an invitation to add some. */
function MorePhotos({ own }: { own: Own }) {
  const { t } = useTranslation();
  const here = useOrigin();
  const more = own.photos.slice(1);
  return (
    <Panel as="section" padding="sm" aria-labelledby="more-photos" className="flex flex-wrap items-center gap-4">
      <h2 id="more-photos" className="text-lg">
        {more.length > 0 ? t("photo.more.title") : t("photo.more.invitation")}
      </h2>
      {more.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {more.map(({ url, hold }) => (
            <li key={url}>
              <PersonAvatar person={{ ...own, avatarUrl: url }} className={hold ? "opacity-60" : undefined} />
              {hold && (
                <span className="sr-only">{t(hold.state === "held" ? "photo.more.held" : "photo.more.rejected")}</span>
              )}
            </li>
          ))}
        </ul>
      )}
      <Link
        to="/profile/edit#photos"
        state={here}
        className="ml-auto font-bold text-accent-ink underline underline-offset-4"
      >
        {more.length > 0 ? t("photo.more.edit") : t("photo.more.add")}
      </Link>
    </Panel>
  );
}

/** The own profile's menu (PROFILE-12). */
function OwnMenu() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [isDeleting, setIsDeleting] = useState(false);
  return (
    <>
      <Menu
        label={t("profile.menuOwn")}
        items={[
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
            <ButtonLink to="/decisions" className="self-start">
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
