import { useEffect, useState } from "react";
import { useMatches } from "react-router";
import { useSession } from "../../lib/session.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { Halftone } from "../../ui/halftone.tsx";
import { Logo, LogoMark } from "../../ui/logo.tsx";
import { Spinner } from "../../ui/spinner.tsx";

/** The frame for known members, a loading text if unknown (NAV-19, NAV-24). */
export function Starting() {
  const { user } = useSession();
  const isProtected = useMatches().some(({ id }) => id === "signed-in");
  if (user) return <EmptyFrame />;
  return isProtected ? <Verifying /> : <Loading />;
}

/** Same edges as `layouts/signed-in.tsx`, so nothing jumps. */
export function EmptyFrame() {
  return (
    <div className="min-h-dvh">
      <div aria-hidden="true" className="border-edge border-b-2 bg-paper">
        <div className="page-wide flex min-h-16 items-center justify-between px-4 sm:px-6">
          <LogoMark className="h-8 w-auto xs:hidden md:max-lg:block" />
          <Logo className="max-xs:hidden md:max-lg:hidden" />
          <span className="size-11 rounded-full border-2 border-edge bg-wash" />
        </div>
      </div>
      <main aria-busy="true" />
      <div className="fixed inset-x-0 bottom-0 h-[calc(4rem+env(safe-area-inset-bottom))] border-edge border-t-2 bg-paper low:hidden md:hidden" />
    </div>
  );
}

/** While the session is unknown (NAV-24). */
export function Loading() {
  const { t } = useTranslation();
  return <Waiting title={t("common.loading")} />;
}

export function Verifying() {
  const { t } = useTranslation();
  return <Waiting title={t("common.verifying")} text={t("common.pleaseWait")} />;
}

function Waiting({ title, text }: { title: string; text?: string }) {
  // A live region must exist before its text. Shorter waits stay silent.
  const isLate = useIsLate(true);
  return (
    <main className="relative flex min-h-dvh flex-col items-center justify-center gap-4 overflow-hidden px-4 text-center">
      <Halftone from="bottom" className="absolute inset-x-0 bottom-0 h-1/3 w-full text-line" />
      <LogoMark className="h-14 w-auto animate-breathe" />
      <div role="status" className="flex min-h-14 flex-col items-center gap-1">
        {isLate && (
          <>
            <p className="flex items-center gap-2.5 font-bold text-lg">
              <Spinner />
              {title}
            </p>
            {text && <p className="text-ink-soft">{text}</p>}
          </>
        )}
      </div>
    </main>
  );
}

/** Delay before a wait is announced, in milliseconds. */
const LATE_MS = 150;

export function useIsLate(isUnderway: boolean): boolean {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    if (!isUnderway) return;
    const timer = setTimeout(() => setIsLate(true), LATE_MS);
    return () => {
      clearTimeout(timer);
      setIsLate(false);
    };
  }, [isUnderway]);
  return isLate;
}
