import type { Interest } from "@nakamatch/contract/schemas/people";
import { INTEREST_KINDS } from "@nakamatch/contract/vocabulary/people";
import { Sparkles } from "lucide-react";
import { useId } from "react";
import { useTranslation } from "../../lib/translation.tsx";
import { ProfileSection } from "../../person/profile/profile-section.tsx";
import { Badge, KindIcon } from "../../ui/badge.tsx";

type Shown = Interest & { isShared?: boolean };

/**
 * What a person loves, by kind, each with its count (PROFILE-16). Titles that the viewer loves too have a sparkle
 * (PROFILE-17). `empty` where there are none.
 */
export function InterestGroups({ interests, empty }: { interests: readonly Shown[]; empty: string }) {
  const { t } = useTranslation();
  const hasShared = interests.some(({ isShared }) => isShared);
  return (
    <ProfileSection
      title={t("profile.interests.title")}
      aside={
        hasShared && (
          <p className="flex items-center gap-1.5 text-ink-soft text-sm">
            <Sparkles className="size-4 shrink-0 text-signal-ink" />
            {t("profile.interests.legend")}
          </p>
        )
      }
    >
      {interests.length === 0 ? (
        <p className="text-ink-soft">{empty}</p>
      ) : (
        <div className="flex flex-col gap-6">
          {INTEREST_KINDS.map((kind) => (
            <Group key={kind} kind={kind} interests={interests.filter((interest) => interest.kind === kind)} />
          ))}
        </div>
      )}
    </ProfileSection>
  );
}

function Group({ kind, interests }: { kind: Interest["kind"]; interests: readonly Shown[] }) {
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
        {interests.map(({ id, name, isShared }) => (
          <li key={id} className="min-w-0 max-w-full">
            <Badge
              tone={kind}
              {...(isShared && { icon: <Sparkles data-shared="" /> })}
              // A long title takes a second line: on a touch screen there is no tooltip for the rest.
              className={isShared ? "border-current! [&>span]:whitespace-normal" : "[&>span]:whitespace-normal"}
            >
              {name}
              {isShared && <span className="sr-only">, {t("profile.interests.shared")}</span>}
            </Badge>
          </li>
        ))}
      </ul>
    </section>
  );
}
