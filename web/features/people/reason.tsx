import type { SharedTaste } from "@nakamatch/contract/schemas/taste";
import { useTranslation } from "../../lib/translation.tsx";

/** What connects two people, in a sentence about a title. Needs the phrases `taste`. */
export function Reason({ title: name, fewerThan }: SharedTaste) {
  const { t } = useTranslation();
  // Marks the place of the title in the phrase.
  const title = "\n";
  const [before, after] = (
    fewerThan !== null ? t("taste.rare", { title, count: fewerThan }) : t("taste.both", { title })
  ).split(title);
  return (
    <>
      {before}
      <strong className="text-signal-ink">{name}</strong>
      {after}
    </>
  );
}
