import { useState } from "react";
import { Outlet } from "react-router";
import { lazyPart } from "../../lib/lazy-part.tsx";
import type { LazyScreen } from "../../lib/routing/lazy-screen.ts";
import { useSession } from "../../lib/session.tsx";
import { EmptyFrame } from "./starting.tsx";

/**
 * Wraps the pages that anybody may open (NAV-07): somebody who is signed in sees them in the same frame as every other screen
 * (`signedIn`), guests as the page itself is (STATIC-06). Nobody waits for the session, and nobody is sent elsewhere.
 */
export function Open({ signedIn }: { signedIn: LazyScreen }) {
  const { user } = useSession();
  const [Frame] = useState(() =>
    lazyPart((i18n) => signedIn.load(i18n).then(({ Component }) => Component), EmptyFrame, {
      loaded: () => signedIn.loaded()?.Component,
    }),
  );
  return user ? <Frame key={user.id} /> : <Outlet />;
}
