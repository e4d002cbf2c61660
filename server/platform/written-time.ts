import type { Language } from "@nakamatch/contract/vocabulary/languages";
import { planWhen } from "@nakamatch/domain/meeting/plans";
import { writtenDate } from "@nakamatch/phrases/text";

/** Day, hour and zone in words. */
export function writtenTime(at: Date, timeZone: string, language: Language): string {
  return writtenDate(planWhen(at, timeZone, language), language);
}
