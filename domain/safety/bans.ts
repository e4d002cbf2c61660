/** What decides whether a ban holds. `until` null means permanent. */
export interface BanRecord {
  type: "warning" | "ban";
  until: Date | null;
}

/** A ban is active if it is one and its end is empty or in the future (BAN-10). */
export function isBanActive(ban: BanRecord, now: Date): boolean {
  return ban.type === "ban" && (ban.until === null || ban.until > now);
}
