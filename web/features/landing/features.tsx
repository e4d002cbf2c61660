import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
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
  /** The colour of the drawn half, and how wide the panel is on a large page. */
  look: string;
  span: string;
};

const features: readonly Feature[] = [
  { name: "tastes", art: <TastesVignette />, look: "bg-signal-wash", span: "lg:col-span-7" },
  { name: "kinds", art: <KindsVignette />, look: "bg-kind-juego-wash", span: "lg:col-span-5" },
  { name: "intent", art: <IntentVignette />, look: "bg-accent-wash", span: "lg:col-span-5" },
  { name: "distance", art: <DistanceVignette />, look: "bg-kind-serie-wash", span: "lg:col-span-7" },
  { name: "chat", art: <ChatVignette />, look: "bg-accent-wash", span: "lg:col-span-7" },
  { name: "safety", art: <SafetyVignette />, look: "bg-kind-anime-wash", span: "lg:col-span-5" },
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
        <ol className="mt-8 grid gap-4 sm:mt-12 sm:gap-5 lg:grid-cols-12">
          {features.map((feature, index) => (
            <FeaturePanel key={feature.name} feature={feature} number={index + 1} />
          ))}
        </ol>
      </div>
    </section>
  );
}

function FeaturePanel({ feature, number }: { feature: Feature; number: number }) {
  const { t } = useTranslation();
  const { name, art, look, span } = feature;
  return (
    <li className={cx("panel relative grid min-w-0 overflow-hidden sm:grid-cols-[15rem_1fr]", span)}>
      <div
        aria-hidden="true"
        className={cx("relative overflow-hidden border-edge max-sm:border-b-2 sm:border-r-2", look)}
      >
        <div className="screentone absolute inset-0 text-ink opacity-10 [--dot:9px]" />
        <svg viewBox="0 0 240 180" className="relative mx-auto block h-44 w-full sm:h-full" aria-hidden="true">
          {art}
        </svg>
      </div>
      <div className="relative p-5 sm:p-6">
        <span
          aria-hidden="true"
          className="absolute top-4 right-5 font-black font-display text-ink-soft text-sm tabular-nums"
        >
          {number}
        </span>
        <h3 className="pr-6 text-xl sm:text-2xl">{t(`landing.features.${name}.title`)}</h3>
        <p className="mt-2 text-ink-soft">{t(`landing.features.${name}.text`)}</p>
      </div>
    </li>
  );
}
