import { createContext, useContext } from "react";

/** Answers whether the app has a screen at a path. Set once, from the route table itself. */
export const KnownRoutes = createContext<(path: string) => boolean>(() => false);

/** Whether the app has a screen at `path`: links to screens that do not exist are not shown. */
export function useKnownRoute(): (path: string) => boolean {
  return useContext(KnownRoutes);
}
