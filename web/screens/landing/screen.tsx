import type { Language } from "@nakamatch/contract/vocabulary/languages";
import type { ReactNode } from "react";
import { formatNumber, formatPercent } from "../../lib/format.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { PublicPage } from "../../shell/layouts/public-page.tsx";
import { Koma } from "../../ui/art/koma.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { cx } from "../../ui/cx.ts";
import { Halftone } from "../../ui/halftone.tsx";
import { SpeedLines } from "../../ui/speed-lines.tsx";
import { HeroPage } from "./art/hero-page.tsx";
import {
  ChatVignette,
  DistanceVignette,
  IntentVignette,
  KindsVignette,
  SafetyVignette,
  TastesVignette,
} from "./art/vignettes.tsx";
import { Example } from "./example.tsx";

export const phrases = ["landing"] as const;

/** `/` for guests. */
export function Component() {
  const { t } = useTranslation();
  return (
    <PublicPage>
      <title>{t("landing.meta.title")}</title>
      <meta name="description" content={t("landing.meta.description")} />
      <Hero />
      <Example />
      <Features />
      <CallToAction />
    </PublicPage>
  );
}

/** Title, texts and buttons on the left, a manga page on the right (LAND-03, LAND-04). */
function Hero() {
  const { t } = useTranslation();
  return (
    <section data-toasts-right="" className="relative isolate overflow-hidden">
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
            <p className="hidden w-full max-w-xl font-bold text-lg in-data-registration-closed:block">
              {t("landing.closed")}
            </p>
            <ButtonLink
              to="/register"
              variant="primary"
              size="lg"
              className="in-data-registration-closed:hidden max-xs:w-full"
            >
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
      {/* Last, as it hangs at the lower edge, which moves while the content streams in. */}
      <Halftone
        from="bottom-left"
        columns={34}
        rows={26}
        className="-left-8 -z-10 absolute bottom-0 h-[70%] w-[60%] text-signal opacity-25 max-lg:w-full"
      />
    </section>
  );
}

const counted = (people: number) => (language: Language) => `${formatNumber(people, language)}+`;

/** In Spanish to the letter; other languages write figures as they do (OPEN-08). */
const statistics = [
  {
    spanish: "92%",
    written: (language: Language) => formatPercent(92, language),
    label: "landing.stats.compatibility",
    look: "bg-signal text-on-signal lg:-rotate-1",
  },
  { spanish: "2.5K+", written: counted(2500), label: "landing.stats.otakus", look: "bg-sheet text-ink" },
  {
    spanish: "1.2K+",
    written: counted(1200),
    label: "landing.stats.couples",
    look: "bg-accent text-on-accent lg:rotate-1",
  },
] as const;

/** Three cards (LAND-05). */
function Statistics() {
  const { t, language } = useTranslation();
  return (
    <ul
      aria-label={t("landing.stats.label")}
      className="relative mx-auto grid max-w-7xl gap-4 px-4 pb-14 sm:grid-cols-3 sm:gap-5 sm:px-6 lg:pb-20"
    >
      {statistics.map(({ spanish, written, label, look }) => (
        <li
          key={label}
          className={cx(
            "relative flex items-center gap-4 overflow-hidden rounded-panel border-2 border-edge px-5 py-4 sm:px-6 shadow-panel sm:flex-col sm:items-start sm:gap-1 sm:py-6",
            look,
          )}
        >
          <span aria-hidden="true" className="halftone absolute inset-0 opacity-20 [--dot:12px]" />
          <strong className="relative font-black font-display text-4xl leading-none tracking-tight xs:text-5xl lg:text-7xl">
            {language === "es" ? spanish : written(language)}
          </strong>
          <span className="relative min-w-0 font-bold leading-tight xs:text-lg">{t(label)}</span>
        </li>
      ))}
    </ul>
  );
}

/** Call to sign up (LAND-07). */
function CallToAction() {
  const { t } = useTranslation();
  return (
    <section className="relative overflow-hidden bg-signal-band text-on-signal-band">
      <SpeedLines lines={130} hole={0.4} className="absolute inset-0 size-full opacity-20" />
      <div className="relative mx-auto flex max-w-4xl flex-col items-center gap-7 px-4 py-16 text-center sm:px-6 sm:py-24">
        <svg viewBox="0 -6 108 126" className="h-28 w-auto sm:h-36" aria-hidden="true">
          <Koma mood="happy" />
        </svg>
        <p className="text-balance font-black font-display text-3xl leading-tight sm:text-5xl">
          {t("landing.cta.line")}
        </p>
        <p className="hidden max-w-xl font-bold text-lg in-data-registration-closed:block">{t("landing.closed")}</p>
        <ButtonLink to="/register" size="lg" className="in-data-registration-closed:hidden">
          {t("landing.cta.join")}
        </ButtonLink>
      </div>
    </section>
  );
}

type Feature = {
  name: "tastes" | "kinds" | "intent" | "distance" | "chat" | "safety";
  art: ReactNode;
  /** The drawing's background. */
  ground: string;
  /** On large screens the drawing is left of the text instead of above. */
  wide: boolean;
};

const features: readonly Feature[] = [
  { name: "tastes", art: <TastesVignette />, ground: "fill-signal-wash", wide: true },
  { name: "kinds", art: <KindsVignette />, ground: "fill-kind-juego-wash", wide: false },
  { name: "intent", art: <IntentVignette />, ground: "fill-accent-wash", wide: false },
  { name: "distance", art: <DistanceVignette />, ground: "fill-kind-serie-wash", wide: true },
  { name: "chat", art: <ChatVignette />, ground: "fill-kind-anime-wash", wide: true },
  { name: "safety", art: <SafetyVignette />, ground: "fill-accent-wash", wide: false },
];

/** Six panels in reading order (LAND-06). */
function Features() {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="features" className="relative border-edge border-y-2 bg-wash">
      <div className="mx-auto max-w-7xl px-4 py-14 sm:px-6 sm:py-20">
        <h2 id="features" className="max-w-3xl font-black text-3xl sm:text-5xl">
          {t("landing.features.title")}
        </h2>
        <ol className="mt-8 grid gap-4 sm:mt-12 sm:grid-cols-2 sm:gap-5 lg:grid-cols-12">
          {features.map((feature) => (
            <FeaturePanel key={feature.name} feature={feature} />
          ))}
        </ol>
      </div>
    </section>
  );
}

function FeaturePanel({ feature }: { feature: Feature }) {
  const { t } = useTranslation();
  const { name, art, ground, wide } = feature;
  return (
    <li
      className={cx(
        "panel flex min-w-0 flex-col overflow-hidden",
        wide ? "lg:col-span-7 lg:min-h-80 lg:flex-row" : "lg:col-span-5",
      )}
    >
      <div aria-hidden="true" className={cx("relative h-52 shrink-0", wide && "lg:h-auto lg:w-[46%]")}>
        <Ground className={cx(ground, wide && "lg:hidden")} shape="M0 0H100V88L0 100Z" cut="M100 88 0 100" />
        {wide && <Ground className={cx(ground, "hidden lg:block")} shape="M0 0H100L84 100H0Z" cut="M100 0 84 100" />}
        <svg
          viewBox="0 0 240 180"
          className={cx("relative mx-auto block h-full py-3", wide ? "lg:w-[96%] lg:pr-[12%]" : "pb-6")}
          aria-hidden="true"
        >
          {art}
        </svg>
      </div>
      <div
        className={cx("flex-1 px-5 pt-2 pb-6 sm:px-6", wide && "lg:flex lg:flex-col lg:justify-center lg:py-6 lg:pl-3")}
      >
        <h3 className={cx("text-xl sm:text-2xl", wide && "lg:text-[1.75rem]")}>
          {t(`landing.features.${name}.title`)}
        </h3>
        <p className={cx("mt-2 text-ink-soft", wide && "lg:mt-3 lg:text-lg")}>{t(`landing.features.${name}.text`)}</p>
      </div>
    </li>
  );
}

/** A drawing's background with a slanted, inked edge; fills its container. */
function Ground({ className, shape, cut }: { className: string; shape: string; cut: string }) {
  return (
    <svg
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      className={cx("absolute inset-0 size-full", className)}
      aria-hidden="true"
    >
      <path d={shape} />
      <path d={cut} className="stroke-edge" strokeWidth="2.5" vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
