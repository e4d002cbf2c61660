import { useTranslation } from "../../lib/translation.tsx";

type ReasonProps = {
  /** A title in common. */
  title: string;
  /** A round number of people who love it here, null if it is no rare one. */
  fewerThan: number | null;
  /** Titles in common besides it. */
  others: number;
};

/** What connects two people, in a sentence about a title. Needs the phrases `taste`. */
export function Reason({ title: name, fewerThan, others }: ReasonProps) {
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
