import type { ReactNode } from "react";
import { useTranslation } from "../../lib/translation.tsx";
import { cx } from "../../ui/cx.ts";
import {
  ChatVignette,
  DistanceVignette,
  IntentVignette,
  KindsVignette,
  SafetyVignette,
  TastesVignette,
} from "./art/vignettes.tsx";

type Feature = {
  name: "tastes" | "kinds" | "intent" | "distance" | "chat" | "safety";
  art: ReactNode;
  /** The background colour of the drawing. */
  ground: string;
  /** On large screens a wide panel has its drawing on the left, a narrow one on top. */
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

/** Six panels of one page, in reading order (LAND-06). */
export function Features() {
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

/** The coloured background of a drawing, with a slanted, inked edge; fills its container. */
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
