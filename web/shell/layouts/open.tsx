import { Outlet } from "react-router";
import { loadNamespaces } from "../../lib/i18n.ts";
import { lazyPart } from "../../lib/lazy-part.tsx";
import { useSession } from "../../lib/session.tsx";
import { readSession } from "../../lib/session-store.ts";
import { EmptyFrame } from "./starting.tsx";

const SignedIn = lazyPart(
  async () => {
    const { Component, phrases } = await import("./signed-in.tsx");
    await loadNamespaces(phrases);
    return Component;
  },
  EmptyFrame,
  { isLikely: () => readSession().user !== null },
);

/**
 * Wraps the pages that anybody may open (NAV-07): somebody who is signed in sees them in the same frame as every other screen,
 * guests as the page itself is (STATIC-06). Nobody waits for the session, and nobody is sent elsewhere.
 */
export function Open() {
  const { user } = useSession();
  return user ? <SignedIn key={user.id} /> : <Outlet />;
}
