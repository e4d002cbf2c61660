import { useTranslation } from "../../lib/translation.tsx";
import { Koma } from "../../ui/art/koma.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { SpeedLines } from "../../ui/speed-lines.tsx";

/** The last section before the footer: one line and the button to sign up (LAND-07). */
export function CallToAction() {
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
        <ButtonLink to="/register" size="lg">
          {t("landing.cta.join")}
        </ButtonLink>
      </div>
    </section>
  );
}
