import { Coffee, Flag, LifeBuoy } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "../../lib/translation.tsx";
import { ContactLine } from "../../shell/document/contact-line.tsx";
import { BELOW_HEADER, Numeral, Points } from "../../shell/document/section.tsx";
import { Koma } from "../../ui/art/koma.tsx";
import { Bubble } from "../../ui/bubble.tsx";
import { cx } from "../../ui/cx.ts";
import { SpeedLines } from "../../ui/speed-lines.tsx";

/** Safe meetings, reports, help. Linked from matches, first chats and reports. */
export function SafetyCentre({ number }: { number: number }) {
  const { t } = useTranslation();
  return (
    <section
      id="safety"
      aria-labelledby="safety-title"
      className={cx("panel relative min-w-0 overflow-hidden shadow-panel print:overflow-visible", BELOW_HEADER)}
    >
      <div className="relative overflow-hidden border-edge border-b-2 bg-accent-wash px-5 pt-6 sm:px-7">
        <SpeedLines lines={120} hole={0.5} className="absolute inset-0 size-full text-accent opacity-25 print:hidden" />
        <h2
          id="safety-title"
          tabIndex={-1}
          className="relative flex items-start gap-3.5 text-3xl outline-none sm:text-4xl"
        >
          <Numeral number={number} />
          <span className="min-w-0">{t("terms.safety.title")}</span>
        </h2>
        <div className="relative mt-5 flex items-end gap-4 max-sm:flex-col-reverse max-sm:items-start max-sm:gap-0">
          <svg viewBox="0 -6 108 126" className="h-28 w-auto shrink-0 sm:h-36 print:hidden" aria-hidden="true">
            <Koma mood="happy" />
          </svg>
          <Bubble className="mb-8 min-w-0 font-bold sm:text-lg [--tail:1rem]">{t("terms.safety.intro")}</Bubble>
        </div>
      </div>
      <Part icon={<Coffee />} title={t("terms.safety.meet.title")}>
        <Points
          className="sm:grid sm:grid-cols-2 sm:gap-x-8 sm:gap-y-4"
          points={(["talk", "video", "public", "tell", "way", "leave", "money", "images"] as const).map((name) =>
            t(`terms.safety.meet.${name}`),
          )}
        />
      </Part>
      <Part icon={<Flag />} title={t("terms.safety.report.title")}>
        <Points
          points={(["seal", "keep", "quiet", "human", "outcome", "answer", "again", "block"] as const).map((name) =>
            t(`terms.safety.report.${name}`),
          )}
        />
      </Part>
      <Part icon={<LifeBuoy />} title={t("terms.safety.help.title")}>
        <p className="rounded-control border-2 border-danger bg-danger-wash px-4 py-3 font-bold">
          {t("terms.safety.help.danger")}
        </p>
        <p>{t("terms.safety.help.lines")}</p>
        <p>{t("terms.safety.help.police")}</p>
        <ContactLine text={t("terms.safety.help.us")} />
      </Part>
    </section>
  );
}

function Part({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <div className="border-line px-5 py-6 not-last:border-b-2 sm:px-7">
      <h3 className="flex items-start gap-3 text-xl sm:text-2xl">
        <span className="shrink-0 pt-0.5 text-accent-ink [&_svg]:size-6 sm:[&_svg]:size-7" aria-hidden="true">
          {icon}
        </span>
        <span className="min-w-0">{title}</span>
      </h3>
      <div className="mt-4 flex max-w-[72ch] flex-col gap-4 text-lg leading-relaxed">{children}</div>
    </div>
  );
}
