import { type ComponentType, useEffect } from "react";
import { Outlet, useLoaderData, useRevalidator } from "react-router";
import { loadScreen, type ScreenParts } from "../../lib/screen.ts";
import { useSession } from "../../lib/session.tsx";
import { EmptyFrame } from "./starting.tsx";

/** The members' frame, not loaded for guests. */
export async function loadFrame(parts: ScreenParts): Promise<ComponentType | null> {
  if (!parts.session.read().user) return null;
  const { Component } = await loadScreen(parts, () => import("./signed-in.tsx"));
  return Component;
}

/**
 * Public pages (NAV-07): in the frame for members, plain for guests (STATIC-06). No waiting for the session, no
 * redirects.
 */
export function Open() {
  const { user } = useSession();
  const Frame = useLoaderData() as ComponentType | null;
  const { revalidate } = useRevalidator();
  // Signed in meanwhile, e.g. in another tab.
  const isMissing = user !== null && !Frame;
  useEffect(() => {
    if (isMissing) void revalidate();
  }, [isMissing, revalidate]);
  if (!user) return <Outlet />;
  return Frame ? <Frame key={user.id} /> : <EmptyFrame />;
}
