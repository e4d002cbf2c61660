import { lazyPart } from "../../../lib/lazy-part.tsx";

/** Shown to banned people instead of a session (OPEN-74). */
export const BanNotice = lazyPart(() => import("./ban-details.tsx").then((module) => module.BanDetails), undefined, {
  phrases: ["reasons", "statement"],
});
