import { type ComponentType, useEffect } from "react";
import { Outlet, useLoaderData, useRevalidator } from "react-router";
import { loadNamespaces } from "../../lib/i18n.ts";
import { ScreenUnavailable } from "../../lib/lazy-part.tsx";
import { useSession } from "../../lib/session.tsx";
import { readSession } from "../../lib/session-store.ts";
import { EmptyFrame } from "./starting.tsx";

/** The frame of members, for members; guests do not need its code. */
export async function loadFrame(): Promise<ComponentType | null> {
  if (!readSession().user) return null;
  try {
    const { Component, phrases } = await import("./signed-in.tsx");
    await loadNamespaces(phrases);
    return Component;
  } catch (cause) {
    throw await ScreenUnavailable.of(cause);
  }
}

/**
 * Wraps the pages that anybody may open (NAV-07): somebody who is signed in sees them in the same frame as every other screen,
 * guests as the page itself is (STATIC-06). Nobody waits for the session, and nobody is sent elsewhere.
 */
export function Open() {
  const { user } = useSession();
  const Frame = useLoaderData() as ComponentType | null;
  const { revalidate } = useRevalidator();
  // Signed in meanwhile, as in another tab.
  const isMissing = user !== null && !Frame;
  useEffect(() => {
    if (isMissing) void revalidate();
  }, [isMissing, revalidate]);
  if (!user) return <Outlet />;
  return Frame ? <Frame key={user.id} /> : <EmptyFrame />;
}
