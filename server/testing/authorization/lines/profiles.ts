import { showOwnProfile } from "../../../features/people/profiles/service.ts";
import { systemClock } from "../../../platform/clock.ts";
import { actorOf } from "../../people.ts";
import { type Lines, members } from "../line.ts";

export const profiles: Lines<"profiles"> = {
  get: {
    outcomes: members("shown", { blocked: "PERSON_NOT_FOUND", blocking: "PERSON_NOT_FOUND" }),
    input: ({ other }) => ({ personId: other.id }),
  },
  mine: { outcomes: members("hidden") },
  chooseName: { outcomes: members("hidden"), input: () => ({ nameChoice: "nickname" }) },
  chooseLanguages: { outcomes: members("hidden"), input: () => ({ languages: ["ja"] }) },
  showActivity: { outcomes: members("hidden"), input: () => ({ showsActivity: false }) },
  pause: { outcomes: members("hidden"), input: () => ({ isPaused: true }) },
  update: {
    // It names no person: callers can only change their own profile.
    outcomes: members("hidden", { otherMember: "PROFILE_CHANGED", moderator: "PROFILE_CHANGED" }),
    input: async ({ server, owner, role }) => ({
      firstName: "Eva",
      lastName: "Mar",
      country: "ES",
      city: String(owner.city),
      bio: "changed",
      gender: "otro",
      lookingFor: "amistad",
      friendshipPreference: ["otro"],
      relationshipPreference: [],
      languages: ["ja"],
      version: role === "deleted" ? "" : await versionOf(server.database.db, owner),
    }),
  },
};

async function versionOf(db: Parameters<typeof showOwnProfile>[0]["db"], person: { id: string }): Promise<string> {
  return (await showOwnProfile({ db, clock: systemClock }, actorOf(person))).version;
}
