import { randomBytes } from "node:crypto";

/** The data of a registration. */
export interface Person {
  readonly firstName: string;
  readonly lastName: string;
  readonly nickname: string;
  readonly email: string;
  readonly password: string;
  /** `YYYY-MM-DD` */
  readonly birthDate: string;
  /** ISO 3166-1 alpha-2 */
  readonly country: string;
  readonly bio: string;
  readonly gender: "hombre" | "mujer" | "otro";
  readonly lookingFor: "amistad" | "relacion" | "ambas";
}

const FIRST_NAMES = ["Sakura", "Ren", "Hana", "Kenji", "Lucía", "Mateo", "Amélie", "Jonas"];
const LAST_NAMES = ["Mori", "Sato", "García", "Rossi", "Weber", "Silva", "Durand", "Tanaka"];

let made = 0;

/**
 * A unique person: nickname and email are unique over all tests, workers and runs; everything else is valid and can be
 * set.
 */
export function newPerson(wishes: Partial<Person> = {}): Person {
  // Consonants only, so that no banned word results.
  const hex = `${(made++).toString(16)}${randomBytes(4).toString("hex")}`;
  const suffix = hex.replace(/[0-9a-f]/g, (digit) => "bdfghjkmnpqrtvwz"[Number.parseInt(digit, 16)] ?? "");
  const firstName = wishes.firstName ?? pick(FIRST_NAMES);
  return {
    firstName,
    lastName: pick(LAST_NAMES),
    nickname: `otaku-${suffix}`,
    email: `otaku-${suffix}@nakamatch.test`,
    password: "Nakama-2025!",
    birthDate: "1998-04-12",
    country: "ES",
    bio: `Hola, soy ${firstName}.`,
    gender: "otro",
    lookingFor: "ambas",
    ...wishes,
  };
}

function pick(names: readonly string[]): string {
  return names[made % names.length] ?? "Ren";
}
