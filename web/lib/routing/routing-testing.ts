import { type InitialEntry, UNSAFE_createMemoryHistory } from "react-router";
import { createScreenRouter, type ScreenRoute, type ScreenRouter } from "./screen-router.ts";

/** For tests: a router whose history is in memory, at the last of its entries. */
export function createMemoryRouter(routes: ScreenRoute[], ...entries: InitialEntry[]): ScreenRouter {
  return createScreenRouter(
    routes,
    UNSAFE_createMemoryHistory({ initialEntries: entries.length > 0 ? entries : ["/"] }),
  );
}
