import type { DemoInput, DemoPerson } from "./demo-types.ts";
import { SIGN_IN_PEOPLE } from "./material/anchors.ts";
import { fromWritten } from "./written-people.ts";

/** The people to sign in as in the demo. */
export type SpecialPeople = { member: DemoPerson; premium: DemoPerson; moderator: DemoPerson };

/** E-mail addresses to sign in with. */
export const SPECIAL_EMAILS = {
  member: "demo@nakamatch.example",
  premium: "premium@nakamatch.example",
  moderator: "moderator@nakamatch.example",
} as const;

/** Builds the three sign-in people from the catalogue and the cities at hand. */
export function buildSpecialPeople(input: DemoInput): SpecialPeople {
  const build = (role: keyof SpecialPeople): DemoPerson => ({
    ...fromWritten(SIGN_IN_PEOPLE[role], input, role),
    email: SPECIAL_EMAILS[role],
  });
  return { member: build("member"), premium: build("premium"), moderator: build("moderator") };
}
