import { lazyPart } from "../lib/lazy-part.tsx";
import type { BanDetailsProps } from "./ban-details.tsx";

const BanDetails = lazyPart(() => import("./ban-details.tsx").then((module) => module.BanDetails), undefined, {
  phrases: ["reasons", "statement"],
});

/** What a banned person is told instead of a session (OPEN-74). Its code is fetched when it is needed. */
export function BanNotice(props: BanDetailsProps) {
  return <BanDetails {...props} />;
}
