import type { Interest } from "@nakamatch/contract/schemas/people";
import type { Shelf } from "@nakamatch/contract/schemas/shelf";
import { INTEREST_KINDS } from "@nakamatch/contract/vocabulary/people";
import type { TitleStatus } from "@nakamatch/contract/vocabulary/shelf";
import { Sparkles } from "lucide-react";
import { type ReactNode, useId } from "react";
import { useMedia } from "../../../lib/media.ts";
import { useTranslation } from "../../../lib/translation.tsx";
import { AllCalm } from "../../../ui/art/all-calm.tsx";
import { NoPeople } from "../../../ui/art/no-people.tsx";
import { Badge, KindIcon } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { cx } from "../../../ui/cx.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { RetryButton } from "../../../ui/retry-button.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { WayBack } from "../../../ui/way-back.tsx";
import { useWayBack } from "../profile-origin.ts";
import { StatusLegend, StatusSign } from "../title-status.tsx";
import { GALLERY_BOX } from "./photo-gallery.tsx";
import { HeadSkeleton } from "./profile-head.tsx";
import { ProfileSection, SectionSkeleton } from "./profile-section.tsx";

/** Back target without an origin. */
export const PROFILE_FALLBACK = "/dashboard";

type ProfileFrameProps = {
  busy: boolean;
  /** Null without a profile to show, undefined until the photos are known. */
  photos: ReactNode;
  menu?: ReactNode;
  /** Always in sight: below all on phones, else beside the photos. */
  bar?: ReactNode;
  children: ReactNode;
};

/** A profile, which opens with its photos; on phones the way back (PROFILE-01) and the menu are on them. */
export function ProfileFrame({ busy, photos, menu, bar, children }: ProfileFrameProps) {
  const { t } = useTranslation();
  const goBack = useWayBack(PROFILE_FALLBACK);
  const isWide = useMedia("(width >= 48rem)");
  const back = <WayBack onClick={goBack}>{t("profile.back")}</WayBack>;
  return (
    <div
      aria-busy={busy || undefined}
      className="relative mx-auto flex w-full max-w-5xl flex-1 flex-col gap-6 px-4 py-5 sm:px-6 sm:py-7 md:gap-4 xl:max-w-6xl"
    >
      {photos === null ? (
        <>
          {back}
          {children}
        </>
      ) : (
        <>
          <div className="pointer-events-none z-1 flex items-center justify-between gap-3 *:pointer-events-auto max-md:absolute max-md:inset-x-3 max-md:top-3 max-md:*:first:ml-0 max-md:*:first:border-edge max-md:*:first:bg-sheet max-md:*:first:pr-3.5!">
            {back}
            {menu}
          </div>
          <div className="grid grid-cols-[minmax(0,1fr)] items-start md:grid-cols-2 md:gap-x-6 lg:gap-x-8">
            <div className="-mx-4 -mt-5 sm:-mx-6 sm:-mt-7 overflow-clip border-edge border-b-2 md:sticky md:top-[calc(var(--header)+1.5rem)] md:mx-0 md:mt-0 md:rounded-panel md:border-2 md:shadow-panel low:static">
              {photos ?? <Skeleton className={cx("rounded-none!", GALLERY_BOX)} />}
            </div>
            <div className="max-md:-mt-9 relative flex flex-col gap-6">
              {children}
              {isWide && bar && (
                // As opaque as the page, with a margin for the shadows of what passes behind it.
                <div
                  data-save-bar=""
                  className="-mx-2 -mb-7 sticky bottom-0 z-10 border-line border-t-2 bg-paper px-2 py-2.5 low:static"
                >
                  {bar}
                </div>
              )}
            </div>
          </div>
          {!isWide && bar && (
            <div
              data-save-bar=""
              className="-mx-4 -mb-5 sm:-mx-6 sm:-mb-7 sticky bottom-(--bar) z-10 mt-auto border-line border-t-2 bg-paper px-4 py-2.5 sm:px-6 low:static"
            >
              {bar}
            </div>
          )}
        </>
      )}
    </div>
  );
}

/**
 * No visible person with this id: unknown, deleted, banned or blocked, all alike (PROFILE-19, PROFILE-20). Removes the
 * dead URL from the history.
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
        drawing={<NoPeople />}
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

/** A profile, or a part of it, failed to load. */
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

/** In place of a profile, or of what follows a known head. */
export function RestSkeleton({ hasHead = false }: { hasHead?: boolean }) {
  return (
    <>
      {!hasHead && <HeadSkeleton />}
      <SectionSkeleton lines={["w-full", "w-11/12", "w-3/5"]} />
      <SectionSkeleton lines={["w-full", "w-4/5"]} />
    </>
  );
}

type Shown = Interest & { isShared?: boolean };

type InterestGroupsProps = { interests: readonly Shown[]; statuses: Shelf["statuses"]; empty: string };

/** Interests by kind, with counts (PROFILE-16); shared ones have a sparkle (PROFILE-17). `empty`: without any. */
export function InterestGroups({ interests, statuses, empty }: InterestGroupsProps) {
  const { t } = useTranslation();
  const statusOf = new Map(statuses.map(({ id, status }) => [id, status]));
  const hasShared = interests.some(({ isShared }) => isShared);
  return (
    <ProfileSection
      title={t("profile.interests.title")}
      aside={
        <>
          {hasShared && (
            <p className="flex items-center gap-1.5 text-ink-soft text-sm">
              <Sparkles className="size-4 shrink-0 text-signal-ink" />
              {t("profile.interests.legend")}
            </p>
          )}
          <StatusLegend statuses={statusOf.values()} />
        </>
      }
    >
      {interests.length === 0 ? (
        <p className="text-ink-soft">{empty}</p>
      ) : (
        <div className="flex flex-col gap-6">
          {INTEREST_KINDS.map((kind) => (
            <Group
              key={kind}
              kind={kind}
              interests={interests.filter((interest) => interest.kind === kind)}
              statusOf={statusOf}
            />
          ))}
        </div>
      )}
    </ProfileSection>
  );
}

type GroupProps = {
  kind: Interest["kind"];
  interests: readonly Shown[];
  statusOf: ReadonlyMap<number, TitleStatus>;
};

function Group({ kind, interests, statusOf }: GroupProps) {
  const { t } = useTranslation();
  const heading = useId();
  if (interests.length === 0) return null;
  return (
    <section aria-labelledby={heading}>
      <h3 className="mb-2.5 flex items-center gap-2 text-lg">
        <KindIcon kind={kind} />
        <span id={heading} className="min-w-0">
          {t(`common.kinds.${kind}`)}
        </span>
        <span className="rounded-full bg-wash px-2 font-sans text-sm tabular-nums leading-6">{interests.length}</span>
      </h3>
      <ul className="flex flex-wrap gap-2">
        {interests.map(({ id, name, isShared }) => {
          const status = statusOf.get(id);
          return (
            <li key={id} className="min-w-0 max-w-full">
              <Badge
                tone={kind}
                {...(isShared && { icon: <Sparkles data-shared="" /> })}
                // Long titles wrap: touch screens have no tooltip.
                className={isShared ? "border-current! [&>span]:whitespace-normal" : "[&>span]:whitespace-normal"}
              >
                {name}
                {isShared && <span className="sr-only">, {t("profile.interests.shared")}</span>}
                {status && <StatusSign status={status} kind={kind} />}
              </Badge>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
