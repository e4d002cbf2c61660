import { lazyPart } from "../lib/lazy-part.tsx";

/** What a banned person is told instead of a session (OPEN-74). Its code is fetched when it is needed. */
export const BanNotice = lazyPart(() => import("./ban-details.tsx").then((module) => module.BanDetails), undefined, {
  phrases: ["reasons", "statement"],
});
