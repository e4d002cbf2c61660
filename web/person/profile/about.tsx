import type { OwnProfile, Profile } from "@nakamatch/contract/endpoints/profiles";
import { GENDERS, type Gender } from "@nakamatch/contract/vocabulary/people";
import { seeksFriendship, seeksRelationship } from "@nakamatch/domain/people/looking-for";
import { isVisible } from "@nakamatch/domain/people/visible-text";
import type { ReactNode } from "react";
import { useTranslation } from "../../lib/translation.tsx";
import { Badge } from "../../ui/badge.tsx";
import { Bubble } from "../../ui/bubble.tsx";
import { ProfileSection } from "./profile-section.tsx";

type Person = Pick<
  Profile | OwnProfile,
  "bio" | "gender" | "lookingFor" | "friendshipPreference" | "relationshipPreference"
>;

/** Bio or `empty`, gender, intention, and preferences by intention (PROFILE-14, PROFILE-15). */
export function About({ person, empty }: { person: Person; empty: ReactNode }) {
  const { t } = useTranslation();
  const { bio, gender, lookingFor, friendshipPreference, relationshipPreference } = person;
  const isFriendship = seeksFriendship(lookingFor ?? "");
  const isRelationship = seeksRelationship(lookingFor ?? "");
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <ProfileSection title={t("profile.about")}>
        {isVisible(bio) ? <BioBubble bio={bio} /> : <p className="text-ink-soft">{empty}</p>}
      </ProfileSection>
      <div className="flex flex-col gap-6">
        <ProfileSection title={t("profile.info.title")}>
          <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2">
            <Fact name={t("profile.info.gender")}>
              {gender ? t(`common.genders.${gender}`) : t("profile.info.unknown")}
            </Fact>
            <Fact name={t("profile.info.lookingFor")}>
              {lookingFor ? t(`common.lookingFor.${lookingFor}`) : t("profile.info.unknown")}
            </Fact>
          </dl>
        </ProfileSection>
        {(isFriendship || isRelationship) && (
          <ProfileSection title={t("profile.preferences.title")}>
            <dl className="flex flex-col gap-4">
              {isFriendship && <Targets name={t("profile.preferences.friendship")} genders={friendshipPreference} />}
              {isRelationship && (
                <Targets name={t("profile.preferences.relationship")} genders={relationshipPreference} />
              )}
            </dl>
          </ProfileSection>
        )}
      </div>
    </div>
  );
}

/** A bio as others see it. */
export function BioBubble({ bio }: { bio: string }) {
  return (
    <Bubble className="mb-4">
      {/* Own text direction; runs of blank lines are shortened. */}
      <p dir="auto" className="whitespace-pre-line text-lg leading-relaxed user-text">
        {bio.trim().replace(/\n{3,}/g, "\n\n")}
      </p>
    </Bubble>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-soft">{name}</dt>
      <dd className="min-w-0 font-bold">{children}</dd>
    </>
  );
}

function Targets({ name, genders }: { name: string; genders: readonly Gender[] }) {
  const { t } = useTranslation();
  return (
    <div>
      <dt className="mb-1.5 text-ink-soft">{name}</dt>
      <dd className="flex flex-wrap gap-1.5">
        {genders.length === 0 && <span className="font-bold">{t("profile.preferences.nobody")}</span>}
        {GENDERS.filter((gender) => genders.includes(gender)).map((gender) => (
          <Badge key={gender} tone="accent">
            {t(`common.genderTargets.${gender}`)}
          </Badge>
        ))}
      </dd>
    </div>
  );
}
