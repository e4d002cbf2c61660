import type { SharedTaste } from "@nakamatch/contract/schemas/taste";
import { useTranslation } from "../../lib/translation.tsx";

/**
 * What connects two people, in a sentence about a title; a server of the release before does not say how many others do.
 * Needs the phrases `taste`.
 */
export function Reason({ title: name, fewerThan, others = 0 }: Omit<SharedTaste, "others"> & Partial<SharedTaste>) {
  const { t } = useTranslation();
  // Marks the place of the title in the phrase.
  const title = "\n";
  const [before, after] = (
    fewerThan !== null
      ? t("taste.rare", { title, count: fewerThan })
      : others > 0
        ? t("taste.bothMore", { title, count: others })
        : t("taste.both", { title })
  ).split(title);
  return (
    <>
      {before}
      <strong className="text-signal-ink">{name}</strong>
      {after}
    </>
  );
}
