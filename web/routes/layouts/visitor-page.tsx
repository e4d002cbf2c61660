import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { LanguageSwitch } from "../../features/landing/language-switch.tsx";
import { useTheme } from "../../lib/theme.ts";
import { Koma, type KomaMood } from "../../ui/art/koma.tsx";
import { Bubble } from "../../ui/bubble.tsx";
import { Halftone } from "../../ui/halftone.tsx";
import { Logo } from "../../ui/logo.tsx";
import { ThemeToggle } from "../../ui/theme-toggle.tsx";

export type VisitorPageProps = {
  /** The heading of the page. */
  title: string;
  /** What Koma says. */
  intro: string;
  mood: KomaMood;
  children: ReactNode;
};

/** The page around the forms of a visitor: a slim header, Koma with a word of welcome, and the form beside it. */
export function VisitorPage({ title, intro, mood, children }: VisitorPageProps) {
  const { t } = useTranslation();
  const [theme, setTheme] = useTheme();
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="sticky top-0 z-30 border-edge border-b-2 bg-paper">
        <a
          href="#content"
          className="-translate-y-20 absolute top-2 left-2 z-10 rounded-control bg-ink px-4 py-3 font-bold text-paper focus:translate-y-0"
        >
          {t("nav.skip")}
        </a>
        <div className="mx-auto flex min-h-16 max-w-7xl flex-wrap items-center justify-between gap-x-3 gap-y-1 px-4 py-1.5 sm:px-6">
          <Link to="/" aria-label={t("nav.home")} className="rounded-lg py-2">
            <Logo />
          </Link>
          <div className="flex items-center gap-3">
            <LanguageSwitch className="max-xs:w-36" />
            <ThemeToggle theme={theme} onThemeChange={setTheme} className="max-sm:hidden" />
          </div>
        </div>
      </header>
      <main id="content" tabIndex={-1} className="relative flex-1 outline-none">
        <div className="absolute inset-0 overflow-hidden" aria-hidden="true">
          <Halftone
            from="bottom-left"
            columns={34}
            rows={26}
            className="-left-6 absolute bottom-0 h-[42rem] max-h-full w-full text-signal opacity-20 lg:w-1/2"
          />
        </div>
        <div className="relative mx-auto grid max-w-6xl gap-x-14 gap-y-8 px-4 py-8 sm:px-6 lg:grid-cols-[minmax(0,23rem)_minmax(0,1fr)] lg:py-14">
          <div className="min-w-0 lg:sticky lg:top-28 lg:self-start">
            <h1 className="font-black text-4xl sm:text-5xl">{title}</h1>
            <div className="mt-5 flex items-end gap-3 lg:mt-7 lg:flex-col lg:items-start lg:gap-7">
              <svg
                viewBox="0 -6 108 126"
                className="h-24 w-auto shrink-0 lg:order-last lg:ml-10 lg:h-56"
                aria-hidden="true"
              >
                <Koma mood={mood} />
              </svg>
              <Bubble className="mb-4 min-w-0 font-bold sm:text-lg lg:mb-0">{intro}</Bubble>
            </div>
          </div>
          <div className="min-w-0">{children}</div>
        </div>
      </main>
    </div>
  );
}
