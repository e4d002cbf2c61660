import type { Interest } from "@nakamatch/contract/schemas/people";
import type { Shelf } from "@nakamatch/contract/schemas/shelf";
import type { ReactNode } from "react";
import { lazyPart } from "../../../lib/lazy-part.tsx";
import { useTranslation } from "../../../lib/translation.tsx";
import { KindIcon } from "../../../ui/badge.tsx";
import { ProfileSection } from "./profile-section.tsx";

const ShelfCover = lazyPart(
  () => import("./shelf-cover.tsx").then((module) => module.ShelfCover),
  () => <div className="h-40 @md/shelf:h-36" />,
);

/** Maximum number of "now" titles shown. */
const NOW_SHOWN = 3;

/** Pinned titles as covers, on narrow screens as spines, and what the person is on now; nothing without either. */
export function ShelfSection({
  shelf,
  interests,
  children,
}: {
  shelf: Shelf;
  interests: readonly Interest[];
  /** Content at the bottom. */
  children?: ReactNode;
}) {
  const { t } = useTranslation();
  const titleOf = (id: number) => interests.find((interest) => interest.id === id) ?? [];
  const pinned = shelf.pinned.flatMap(titleOf);
  const now = shelf.statuses.filter(({ status }) => status === "now").flatMap(({ id }) => titleOf(id));
  if (pinned.length === 0 && now.length === 0 && !children) return null;
  return (
    <ProfileSection title={t("shelf.title")}>
      <div className="@container/shelf flex flex-col gap-4">
        {pinned.length > 0 && (
          <ol className="flex gap-1.5 border-edge border-b-[0.375rem] @md/shelf:gap-3">
            {pinned.map((title) => (
              <li key={title.id} className="min-w-0 max-w-26 flex-1">
                <ShelfCover title={title} />
              </li>
            ))}
          </ol>
        )}
        {now.length > 0 && (
          <ul aria-label={t("shelf.nowList")} className="flex flex-wrap gap-x-4 gap-y-1">
            {now.slice(0, NOW_SHOWN).map(({ id, name, kind }) => (
              <li key={id} className="flex min-w-0 items-start gap-1.5">
                <span className="mt-0.5 shrink-0">
                  <KindIcon kind={kind} />
                </span>
                <span className="min-w-0 wrap-anywhere">{t(`shelf.nowLine.${kind}`, { title: name })}</span>
              </li>
            ))}
            {now.length > NOW_SHOWN && (
              <li className="text-ink-soft">{t("shelf.more", { count: now.length - NOW_SHOWN })}</li>
            )}
          </ul>
        )}
        {children}
      </div>
    </ProfileSection>
  );
}
