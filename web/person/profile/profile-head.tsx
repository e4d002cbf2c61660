import type { ReactNode } from "react";
import { useTranslation } from "../../lib/translation.tsx";
import { cx } from "../../ui/cx.ts";
import { Halftone } from "../../ui/halftone.tsx";
import { Panel } from "../../ui/panel.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { SpeedLines } from "../../ui/speed-lines.tsx";
import { FactLine } from "../card/fact-line.tsx";
import { PersonName } from "../person-name.tsx";
import { VerifiedSign } from "../verified/verified-sign.tsx";
import type { KnownPerson } from "./use-profile.ts";

export type ProfileHeadProps = {
  person: KnownPerson;
  avatar: ReactNode;
  menu?: ReactNode;
  /** Below the facts on phones, else beside them. */
  actions?: ReactNode;
  /** Liked by the viewer; changes the colour. */
  liked?: boolean | undefined;
  /** 1 on a profile, 3 in a preview. */
  level?: 1 | 3 | undefined;
};

/** PROFILE-02, PROFILE-05..10. Reserves space for facts still loading. */
export function ProfileHead({ person, avatar, menu, actions, liked = false, level = 1 }: ProfileHeadProps) {
  const { t } = useTranslation();
  const { nickname, realName, isPremium, isVerified, age, country, city, distanceKm } = person;
  const Heading = `h${level}` as const;
  return (
    <Panel as="section" variant="raised" padding="none" aria-label={nickname} className="@container">
      <div
        className={cx(
          "relative h-24 overflow-hidden rounded-t-[0.75rem] border-edge border-b-2 transition-colors @xl:h-32",
          liked ? "bg-signal-wash text-signal" : "bg-accent-wash text-accent",
        )}
      >
        <SpeedLines lines={70} hole={0.5} className="absolute inset-0 size-full opacity-25" />
        <Halftone from="right" columns={40} rows={8} className="absolute inset-0 size-full opacity-35" />
      </div>
      {menu && <div className="absolute top-3 right-3">{menu}</div>}
      <div className="flex flex-col gap-x-6 gap-y-4 px-5 pb-6 @xl:flex-row @xl:flex-wrap @3xl:flex-nowrap @xl:px-7">
        <div className="-mt-16 sm:-mt-20 relative shrink-0 self-start">{avatar}</div>
        <div className="min-w-0 flex-1 @xl:pt-4">
          <Heading className="user-text @xl:text-4xl text-3xl">
            {realName === undefined ? (
              <>
                <Skeleton className="my-[0.1em] h-[0.95em] w-48 max-w-full" />
                <span className="sr-only">{nickname}</span>
              </>
            ) : (
              <PersonName name={realName ?? nickname} premium={isPremium} />
            )}
            {isVerified && <VerifiedSign />}
          </Heading>
          <p className="mt-1 text-ink-soft text-lg [overflow-wrap:anywhere]">
            <span className="font-bold">@{nickname}</span>
            {age !== undefined && age !== null && <> · {t("common.people.age", { count: age })}</>}
          </p>
          <div className="mt-2">
            {city === undefined ? (
              <Skeleton className="h-6 w-40 max-w-full" />
            ) : (
              <FactLine person={{ country: country ?? null, city, distanceKm: distanceKm ?? null }} />
            )}
          </div>
        </div>
        {actions && (
          <div className="flex shrink-0 flex-col gap-3 @xl:grid @xl:w-full @xl:auto-cols-fr @xl:grid-flow-col @3xl:flex @3xl:w-68 @3xl:pt-5">
            {actions}
          </div>
        )}
      </div>
    </Panel>
  );
}

/** Placeholder of photo and name. */
export function HeadSkeleton() {
  return (
    <Panel padding="none" className="border-line">
      <div className="h-24 rounded-t-[0.75rem] border-line border-b-2 bg-wash sm:h-32" />
      <div className="flex flex-col gap-x-6 gap-y-4 px-5 pb-6 sm:flex-row sm:px-7">
        <Skeleton round className="-mt-16 sm:-mt-20 relative size-36 shrink-0 sm:size-44" />
        <div className="flex flex-1 flex-col gap-3 sm:pt-5">
          <Skeleton className="h-9 w-3/5" />
          <Skeleton className="h-6 w-2/5" />
          <Skeleton className="h-6 w-1/3" />
        </div>
      </div>
    </Panel>
  );
}
