import type { ReactNode } from "react";
import { Link } from "react-router";
import { useTranslation } from "../../lib/translation.tsx";
import type { KomaMood } from "../../ui/art/koma.tsx";
import { cx } from "../../ui/cx.ts";
import { Halftone } from "../../ui/halftone.tsx";
import { Logo, LogoMark } from "../../ui/logo.tsx";
import { useToastVariant } from "../../ui/toast.tsx";
import type { ToastVariant } from "../../ui/toast-types.ts";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { HeaderBoundary, SkipLink } from "../header-boundary.tsx";
import { KomaGreeting } from "../koma-greeting.tsx";
import { LanguageSwitch } from "../language-switch.tsx";
import { ThemeSwitch } from "../theme-switch.tsx";

export type GuestPageProps = {
  meta: string;
  description?: string | undefined;
  title: string;
  /** Koma's greeting, or plain text without Koma. */
  intro: string;
  /** Null hides Koma on serious pages. */
  mood: KomaMood | null;
  wide?: boolean;
  children: ReactNode;
};

/** Koma's moods while a toast shows. */
const REACTIONS: Partial<Record<ToastVariant, KomaMood>> = { success: "joyful", destructive: "sad" };

export function GuestPage({ meta, description, title, intro, mood, wide = false, children }: GuestPageProps) {
  const { t } = useTranslation();
  const outcome = useToastVariant();
  // Without the script, a form would put its input into the URL.
  const hasScript = useHydrated();
  return (
    <div className="flex min-h-dvh flex-col">
      <title>{meta}</title>
      {description && <meta name="description" content={description} />}
      <HeaderBoundary home="/">
        <header className="sticky top-0 z-30 low:static border-edge border-b-2 bg-paper">
          <SkipLink />
          <div className="mx-auto flex min-h-16 max-w-7xl flex-wrap items-center justify-between gap-x-3 gap-y-1 px-4 py-1 sm:px-6">
            <Link to="/" aria-label={t("nav.home")} className="rounded-lg py-2">
              <LogoMark className="h-8 w-auto xs:hidden" />
              <Logo className="max-xs:hidden" />
            </Link>
            <div className="flex items-center gap-3">
              <LanguageSwitch />
              <ThemeSwitch className="max-sm:hidden" />
            </div>
          </div>
        </header>
      </HeaderBoundary>
      <main id="content" tabIndex={-1} className="relative flex-1 outline-none">
        <div className="absolute inset-0 overflow-hidden" aria-hidden="true">
          {/* The page grows with its form. */}
          {hasScript && (
            <Halftone
              from="bottom-left"
              columns={34}
              rows={26}
              className="-left-6 fixed bottom-0 h-[42rem] max-h-full w-full text-signal opacity-8 lg:w-1/2 lg:opacity-20"
            />
          )}
        </div>
        <div
          className={cx(
            // A form that is under way stands higher.
            "group/guest relative mx-auto grid has-data-begun:gap-y-4 gap-x-14 gap-y-8 px-4 py-8 sm:px-6 lg:grid-cols-[minmax(0,23rem)_minmax(0,1fr)] lg:py-14",
            wide ? "max-w-6xl" : "max-w-5xl",
          )}
        >
          <div className="min-w-0 lg:sticky lg:top-28 lg:self-start">
            <h1 className="font-black text-4xl group-has-data-begun/guest:text-xl sm:text-5xl">{title}</h1>
            {mood ? (
              <div className="group-has-data-begun/guest:hidden">
                <KomaGreeting mood={(outcome && REACTIONS[outcome]) ?? mood} text={intro} size="lg" />
              </div>
            ) : (
              <p className="mt-5 text-ink-soft text-lg">{intro}</p>
            )}
          </div>
          <div className="min-w-0">{hasScript && children}</div>
        </div>
      </main>
    </div>
  );
}
