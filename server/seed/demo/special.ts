import type { DemoInput, DemoPerson } from "./demo-types.ts";
import { SIGN_IN_PEOPLE } from "./material/anchors.ts";
import { fromWritten } from "./written-people.ts";

export type SpecialPeople = { member: DemoPerson; premium: DemoPerson; moderator: DemoPerson };

export const SPECIAL_EMAILS = {
  member: "demo@nakamatch.example",
  premium: "premium@nakamatch.example",
  moderator: "moderator@nakamatch.example",
} as const;

export function buildSpecialPeople(input: DemoInput): SpecialPeople {
  const build = (role: keyof SpecialPeople): DemoPerson => ({
    ...fromWritten(SIGN_IN_PEOPLE[role], input, role),
    email: SPECIAL_EMAILS[role],
  });
  return { member: build("member"), premium: build("premium"), moderator: build("moderator") };
}
