import { z } from "zod";

/** A name of the IANA time zone database. */
export const timeZoneSchema = z
  .string()
  .max(64)
  .refine((name) => {
    try {
      return new Intl.DateTimeFormat("en", { timeZone: name }) !== undefined;
    } catch {
      return false;
    }
  });
