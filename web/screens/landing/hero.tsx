import { useTranslation } from "../../lib/translation.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { Halftone } from "../../ui/halftone.tsx";
import { HeroPage } from "./art/hero-page.tsx";
import { Statistics } from "./statistics.tsx";

/** The hero: title, texts and buttons on the left, a manga page on the right (LAND-03, LAND-04). */
export function Hero() {
  const { t } = useTranslation();
  return (
    <section className="relative isolate overflow-hidden">
      <div className="relative mx-auto grid max-w-7xl items-center gap-x-10 gap-y-12 px-4 pt-10 pb-14 sm:px-6 sm:pt-14 lg:grid-cols-[1.15fr_1fr] lg:pb-20">
        <div className="flex min-w-0 flex-col items-start">
          <h1 className="font-black text-[clamp(min(2.6rem,16vw),8.6vw,5.75rem)] leading-[1.04] tracking-[-0.03em]">
            {t("landing.hero.titleStart")}{" "}
            <span className="-rotate-2 mt-2 inline-block rounded-panel border-4 border-edge bg-signal px-[0.22em] pb-[0.06em] text-on-signal shadow-panel">
              {t("landing.hero.titleMark")}
            </span>
          </h1>
          <p className="bubble mt-9 max-w-lg px-5 py-3.5 font-bold text-lg [--tail:2.75rem] sm:text-xl">
            {t("landing.hero.subtitle")}
          </p>
          <p className="mt-9 max-w-xl text-lg leading-relaxed sm:text-xl">{t("landing.hero.description")}</p>
          <div className="mt-8 flex w-full flex-wrap items-center gap-x-4 gap-y-3">
            <ButtonLink to="/register" variant="primary" size="lg" className="max-xs:w-full">
              {t("landing.hero.join")}
            </ButtonLink>
            <ButtonLink to="/login" variant="quiet" size="lg" className="max-xs:w-full">
              {t("landing.hero.haveAccount")}
            </ButtonLink>
          </div>
        </div>
        <div className="mx-auto w-full max-w-xl rotate-1 rounded-md border-2 border-edge bg-sheet p-1.5 shadow-panel lg:max-w-none">
          <HeroPage className="block w-full" />
        </div>
      </div>
      <Statistics />
      {/* Last, so that it has its place at once: it hangs at the lower end, which moves while the page above it arrives. */}
      <Halftone
        from="bottom-left"
        columns={34}
        rows={26}
        className="-left-8 -z-10 absolute bottom-0 h-[70%] w-[60%] text-signal opacity-25 max-lg:w-full"
      />
    </section>
  );
}
