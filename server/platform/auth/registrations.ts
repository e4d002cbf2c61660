import { z } from "zod";
import { createSealedCookie, type SealedCookie } from "./sealed-cookie.ts";

/** How long a confirmation link is valid. */
export const CONFIRMATION_SECONDS = 24 * 60 * 60;

const registrationSchema = z.object({ userId: z.uuid(), at: z.number() });

export type Registrations = SealedCookie<z.infer<typeof registrationSchema>>;

/** Remembers in a browser which account registered there. */
export function createRegistrations(options: { secret: string; publicUrl: string }): Registrations {
  return createSealedCookie({
    ...options,
    name: "nakamatch.registration",
    purpose: "nakamatch registrations",
    path: "/api/auth",
    seconds: CONFIRMATION_SECONDS,
    schema: registrationSchema,
  });
}
