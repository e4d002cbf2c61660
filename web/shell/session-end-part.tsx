import { lazyPart } from "../lib/lazy-part.tsx";

/** Loads with the first session that ends. */
export const SessionEndPart = lazyPart(
  () => import("./session-end.tsx").then((module) => module.SessionEndNotice),
  undefined,
  { phrases: ["sessionEnd"], tries: 5 },
);
