import { randomUUID } from "node:crypto";
import type { SignUp } from "@nakamatch/contract/endpoints/sign-in/accounts";
import type { Queryable } from "../platform/database/open.ts";
import { cities, countries } from "../platform/database/schema/geography.ts";

/** A password that passes all rules. */
export const GOOD_PASSWORD = "Kaizoku-1999";

/** Madrid, home of test people. */
export const MADRID = { id: 3117735, name: "Madrid", countryCode: "ES", latitude: 40.4165, longitude: -3.70256 };

/** Adds Spain with Madrid, the place that `signUpInput` names. */
export async function addMadrid(db: Queryable): Promise<void> {
  await db.insert(countries).values({ code: "ES", name: "España" }).onConflictDoNothing();
  await db.insert(cities).values(MADRID).onConflictDoNothing();
}

/** Sign-up metadata to override, or the password. */
export type SignUpValues = Partial<SignUp["options"]["data"]> & { password?: string; language?: "es" | "de" };

/** A valid sign-up of a new person, unless `values` break it. */
export function signUpInput({ password = GOOD_PASSWORD, language = "es", ...values }: SignUpValues = {}): SignUp {
  const unique = unspeakable(randomUUID().slice(0, 8));
  const email = values.email ?? `robin-${unique}@example.test`;
  return {
    email,
    password,
    options: {
      emailRedirectTo: "/dashboard",
      language,
      data: {
        first_name: "Nico",
        last_name: "Robin",
        birth_date: "1995-02-06",
        nickname: `robin_${unique}`,
        email,
        country: "ES",
        city: String(MADRID.id),
        bio: "Leo ruinas antiguas.",
        gender: "mujer",
        looking_for: "ambas",
        friendship_preference: ["hombre", "mujer", "otro"],
        relationship_preference: ["hombre"],
        ...values,
      },
    },
  };
}

/** Hexadecimal digits as consonants, so that no banned word appears by chance. */
function unspeakable(hex: string): string {
  return hex.replace(/[0-9a-f]/g, (digit) => "bdfghjkmnpqrtvwz"[Number.parseInt(digit, 16)] ?? "");
}
