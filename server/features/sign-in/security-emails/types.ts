import type { Language } from "@nakamatch/contract/vocabulary/languages";
import { PROVIDERS } from "@nakamatch/contract/vocabulary/providers";
import { z } from "zod";

export const securityNewsSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("passwordChanged") }),
  z.object({
    kind: z.literal("newDevice"),
    browser: z.string().nullable(),
    system: z.string().nullable(),
    /** Null if unknown. */
    address: z.string().nullable(),
    at: z.iso.datetime(),
  }),
  z.object({ kind: z.enum(["factorAdded", "factorRemoved"]), factor: z.enum(["totp", "phone"]) }),
  z.object({ kind: z.literal("recoveryCodesRenewed") }),
  z.object({ kind: z.enum(["providerLinked", "providerUnlinked"]), provider: z.enum(PROVIDERS) }),
  z.object({ kind: z.literal("passwordSet") }),
  z.object({ kind: z.enum(["passkeyAdded", "passkeyRemoved"]) }),
]);
export type SecurityNews = z.infer<typeof securityNewsSchema>;

export interface Recipient {
  nickname: string;
  email: string;
  language: Language;
}

/** The device's user agent and address. */
export interface OpenedSession {
  userId: string;
  userAgent: string | null;
  /** Null if unknown. */
  address: string | null;
}
