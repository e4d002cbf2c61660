import { type ComponentType, useEffect } from "react";
import { Outlet, useLoaderData, useRevalidator } from "react-router";
import { loadScreen, type ScreenParts } from "../../lib/screen.ts";
import { useSession } from "../../lib/session.tsx";
import { EmptyFrame } from "./starting.tsx";

/** The frame of members, for members; guests do not need its code. */
export async function loadFrame(parts: ScreenParts): Promise<ComponentType | null> {
  if (!parts.session.read().user) return null;
  const { Component } = await loadScreen(parts, () => import("./signed-in.tsx"));
  return Component;
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
