import type { OwnProfile, Profile } from "@nakamatch/contract/endpoints/people/profiles";
import { GENDERS, type Gender } from "@nakamatch/contract/vocabulary/people";
import { seeksFriendship, seeksRelationship } from "@nakamatch/domain/people/looking-for";
import { isVisible } from "@nakamatch/domain/people/visible-text";
import { Handshake } from "lucide-react";
import { type ReactNode, useId } from "react";
import { languageName } from "../../../lib/format.ts";
import { useTranslation } from "../../../lib/translation.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { Bubble } from "../../../ui/bubble.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { ProfileSection } from "./profile-section.tsx";

type Person = Pick<
  Profile | OwnProfile,
  "gender" | "lookingFor" | "languages" | "friendshipPreference" | "relationshipPreference"
> &
  Partial<Pick<Profile, "hasMetPeople">>;

/** Bio, or `empty` (PROFILE-14). */
export function About({ bio, empty }: { bio: string; empty: string }) {
  const { t } = useTranslation();
  return (
    <ProfileSection title={t("profile.about")}>
      {isVisible(bio) ? <BioBubble bio={bio} /> : <p className="text-ink-soft">{empty}</p>}
    </ProfileSection>
  );
}

/** Gender, intention, languages, and preferences by intention, in one block (PROFILE-14, PROFILE-15). */
export function Facts({ person }: { person: Person }) {
  const { t, language } = useTranslation();
  const { gender, lookingFor, languages, friendshipPreference, relationshipPreference, hasMetPeople } = person;
  const isFriendship = seeksFriendship(lookingFor ?? "");
  const isRelationship = seeksRelationship(lookingFor ?? "");
  return (
    <Panel className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,13rem),1fr))] items-start gap-x-6 gap-y-5">
      <FactGroup title={t("profile.info.title")}>
        <dl className="grid @min-[12rem]:grid-cols-[auto_minmax(0,1fr)] gap-x-4 @min-[12rem]:gap-y-2">
          <Fact name={t("profile.info.gender")}>
            {gender ? t(`common.genders.${gender}`) : t("profile.info.unknown")}
          </Fact>
          <Fact name={t("profile.info.lookingFor")}>
            {lookingFor ? t(`common.lookingFor.${lookingFor}`) : t("profile.info.unknown")}
          </Fact>
          {languages.length > 0 && (
            <Fact name={t("profile.info.languages")}>
              {languages.map((code) => languageName(code, language)).join(", ")}
            </Fact>
          )}
        </dl>
        {hasMetPeople && (
          <p className="mt-3 flex items-start gap-2 font-bold">
            <Handshake className="mt-0.5 size-5 shrink-0 text-ink-soft" />
            {t("profile.hasMetPeople")}
          </p>
        )}
      </FactGroup>
      {(isFriendship || isRelationship) && (
        <FactGroup title={t("profile.preferences.title")}>
          <dl className="flex flex-col gap-3">
            {isFriendship && <Targets name={t("profile.preferences.friendship")} genders={friendshipPreference} />}
            {isRelationship && (
              <Targets name={t("profile.preferences.relationship")} genders={relationshipPreference} />
            )}
          </dl>
        </FactGroup>
      )}
    </Panel>
  );
}

function FactGroup({ title, children }: { title: string; children: ReactNode }) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="@container">
      <h2 id={heading} className="mb-3 text-xl">
        {title}
      </h2>
      {children}
    </section>
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
      <dd className="min-w-0 font-bold [overflow-wrap:anywhere]">{children}</dd>
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
