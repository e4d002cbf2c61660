import { useMatches } from "react-router";
import { useSession } from "../../lib/session.tsx";
import { Logo, LogoMark } from "../../ui/logo.tsx";
import { Loading, Verifying } from "./waiting.tsx";

/** The frame if known to be signed in, texts if unknown (NAV-19, NAV-24). */
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
