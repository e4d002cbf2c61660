import { type ComponentType, useState } from "react";
import { Outlet } from "react-router";
import { lazyPart } from "../../lib/lazy-part.tsx";
import { useSession } from "../../lib/session.tsx";
import type { LazyScreen } from "./lazy-screen.ts";
import { EmptyFrame } from "./starting.tsx";

/**
 * Wraps the pages that anybody may open (NAV-07): somebody who is signed in sees them in the same frame as every other screen
 * (`signedIn`), guests as the page itself is (STATIC-06). Nobody waits for the session, and nobody is sent elsewhere.
 */
export function Open({ signedIn }: { signedIn: LazyScreen<{ Component: ComponentType }> }) {
  const { user } = useSession();
  const [Frame] = useState(() =>
    lazyPart(() => signedIn().then(({ Component }) => Component), EmptyFrame, {
      loaded: () => signedIn.loaded()?.Component,
    }),
  );
  return user ? <Frame key={user.id} /> : <Outlet />;
}
