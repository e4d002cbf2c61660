import type { ReactNode } from "react";
import { useTranslation } from "../../../lib/translation.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { VerifiedSign } from "../../photos/verified/verified-sign.tsx";
import { FactLine } from "../fact-line.tsx";
import { PersonName } from "../person-name.tsx";
import type { KnownPerson } from "./use-profile.ts";

export type ProfileHeadProps = {
  person: KnownPerson;
  avatar: ReactNode;
  /** Below the facts. */
  actions?: ReactNode;
  /** 1 on a profile, 3 in a preview. */
  level?: 1 | 3 | undefined;
};

/** PROFILE-02, PROFILE-05..10. Reserves space for facts still loading. */
export function ProfileHead({ person, avatar, actions, level = 1 }: ProfileHeadProps) {
  const { t } = useTranslation();
  const { nickname, realName, isPremium, isVerified, age, country, city, distanceKm, recentActivity } = person;
  const hasAge = age !== undefined && age !== null;
  const Heading = `h${level}` as const;
  return (
    <Panel as="section" variant="raised" padding="none" aria-label={nickname} className="@container">
      <div className="flex flex-col gap-4 p-4 @md:p-5">
        {/* Below the photo with large text. */}
        <div className="flex flex-wrap items-center gap-4">
          {avatar}
          <div className="min-w-0 flex-1 basis-36">
            <Heading className="user-text @md:text-3xl text-2xl">
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
            <p className="mt-0.5 text-ink-soft [overflow-wrap:anywhere]">
              {/* Without a name, the heading has it. */}
              {realName !== null && <span className="font-bold">@{nickname}</span>}
              {realName !== null && hasAge && " · "}
              {hasAge && t("common.people.age", { count: age })}
            </p>
            <div className="mt-0.5">
              {city === undefined ? (
                <Skeleton className="h-6 w-40 max-w-full" />
              ) : (
                <FactLine
                  person={{ country: country ?? null, city, distanceKm: distanceKm ?? null }}
                  recentActivity={recentActivity}
                />
              )}
            </div>
          </div>
        </div>
        {actions && <div className="flex flex-wrap gap-3 *:min-w-[min(100%,8rem)] *:flex-1">{actions}</div>}
      </div>
    </Panel>
  );
}

/** Placeholder of photo and name. */
export function HeadSkeleton() {
  return (
    <Panel padding="none" className="flex items-center gap-4 border-line p-4">
      <Skeleton round className="size-20 shrink-0" />
      <div className="flex flex-1 flex-col gap-3">
        <Skeleton className="h-7 w-3/5" />
        <Skeleton className="h-5 w-2/5" />
        <Skeleton className="h-5 w-1/3" />
      </div>
    </Panel>
  );
}
