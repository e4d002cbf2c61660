import type { Delivery } from "../../../realtime/types.ts";
import type { News } from "./types.ts";

/** Tells those who go, on their open screens. Call it after the commit. */
export function publishNews(realtime: Delivery, news: readonly News[]): void {
  for (const { personId, ...told } of news) realtime.emitTo([personId], "going.news", told);
}
