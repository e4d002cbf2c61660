import { type InitialEntry, UNSAFE_createMemoryHistory } from "react-router";
import { createI18n, type I18n } from "../i18n.ts";
import { createScreenRouter, type ScreenRoute, type ScreenRouter } from "./screen-router.ts";

/** For tests: a router whose history is in memory, at the last of its entries. */
export function createMemoryRouter(routes: ScreenRoute[], ...entries: InitialEntry[]): ScreenRouter {
  return createMemoryRouterIn(createI18n({ language: "es" }), routes, ...entries);
}

/** The same for screens with phrases. */
export function createMemoryRouterIn(i18n: I18n, routes: ScreenRoute[], ...entries: InitialEntry[]): ScreenRouter {
  const initialEntries = entries.length > 0 ? entries : ["/"];
  return createScreenRouter(routes, UNSAFE_createMemoryHistory({ initialEntries }), i18n);
}
