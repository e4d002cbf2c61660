import { formatPercent } from "../../lib/format.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { Panel } from "../../ui/panel.tsx";
import { FirstLook } from "./art/looks.tsx";

const PERCENT = 67;

/** A card as the app shows people, of a drawn person, and what its percentage means. */
export function Example() {
  const { t, language } = useTranslation();
  const [before, after] = t("landing.example.reason", { title: "\n" }).split("\n");
  return (
    <section aria-labelledby="example" className="relative border-edge border-t-2">
      <div className="mx-auto grid max-w-7xl items-center gap-x-14 gap-y-8 px-4 py-14 sm:px-6 sm:py-20 md:grid-cols-[1fr_minmax(0,24rem)]">
        <div className="min-w-0">
          <h2 id="example" className="max-w-xl font-black text-3xl sm:text-5xl">
            {t("landing.example.title")}
          </h2>
          <p className="mt-5 max-w-xl text-lg sm:text-xl">{t("landing.example.text")}</p>
        </div>
        <figure className="min-w-0">
          <Panel variant="raised" padding="none" className="overflow-hidden">
            <svg
              viewBox="14 0 300 186"
              preserveAspectRatio="xMidYMid slice"
              className="block aspect-3/2 w-full border-edge border-b-2"
              aria-hidden="true"
            >
              <FirstLook />
            </svg>
            <div className="flex flex-col gap-2 px-4 pt-3 pb-4">
              <div>
                <div className="flex items-baseline justify-between gap-3">
                  <p className="font-bold font-display text-xl">Yuki_no_Haru</p>
                  <p className="font-display font-extrabold tabular-nums">{formatPercent(PERCENT, language)}</p>
                </div>
                <p className="text-ink-soft text-sm">{t("landing.example.facts")}</p>
              </div>
              <p className="leading-snug">
                {before}
                <strong className="text-signal-ink">Frieren</strong>
                {after}
              </p>
              <div className="rounded-2xl border-2 border-line bg-sheet px-2.5 py-1 text-sm leading-snug">
                <p className="text-ink-soft text-xs">{t("landing.example.question")}</p>
                <p>{t("landing.example.answer")}</p>
              </div>
            </div>
          </Panel>
          <figcaption className="mt-2 text-center text-ink-soft text-sm">{t("landing.example.note")}</figcaption>
        </figure>
      </div>
    </section>
  );
}
