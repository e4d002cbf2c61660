import type { Interest } from "@nakamatch/contract/schemas/people";
import type { InterestKind } from "@nakamatch/contract/vocabulary/people";
import { useTranslation } from "../lib/translation.tsx";
import { KindIcon } from "../ui/badge.tsx";
import { DisappearingButton } from "../ui/disappearing-button.tsx";
import { useHitsByKind } from "./use-interests.ts";

export type OtherKindsProps = {
  kind: InterestKind;
  search: string;
  chosen: readonly Interest[];
  onChoose: (kind: InterestKind) => void;
  focusFallback: () => HTMLElement | null;
};

/** The other kinds in which a search finds titles, to switch to. */
export function OtherKinds({ kind, search, chosen, onChoose, focusFallback }: OtherKindsProps) {
  const { t } = useTranslation();
  const others = useHitsByKind(search, chosen).filter((hits) => hits.kind !== kind);
  if (others.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <p className="text-ink-soft">{t("interests.otherKinds")}</p>
      {others.map((hits) => (
        <DisappearingButton
          key={hits.kind}
          focusFallback={focusFallback}
          icon={<KindIcon kind={hits.kind} />}
          onClick={() => onChoose(hits.kind)}
        >
          {t(`common.kinds.${hits.kind}`)}
          {hits.count !== null && ` (${hits.count})`}
        </DisappearingButton>
      ))}
    </div>
  );
}
