import { emailProblem } from "@nakamatch/domain/people/email";
import { nicknameProblem } from "@nakamatch/domain/people/nickname";
import type { AvailabilityRule } from "./use-availability.ts";

/** Under 3 characters the state is unknown; a wrong shape is unavailable without asking; the rest the server decides. */
export const nicknameRule: AvailabilityRule = {
  local(nickname) {
    const problem = nicknameProblem(nickname);
    if (problem === null) return null;
    // A wrong character in a text that is still too short is no news yet (REG-14).
    const tooShort = problem === "required" || problem === "tooShort" || nickname.length < 3;
    return tooShort ? { status: "unknown", reason: null } : { status: "unavailable", reason: problem };
  },
  async ask(nickname) {
    const { api } = await import("../lib/api.ts");
    const { available, reason } = await api.accounts.nicknameAvailability({ nickname });
    return available ? null : (reason ?? "taken");
  },
};

/** Unknown while the text is no address yet. */
export const emailRule: AvailabilityRule = {
  local: (email) => (emailProblem(email) === null ? null : { status: "unknown", reason: null }),
  async ask(email) {
    const { api } = await import("../lib/api.ts");
    const { available } = await api.accounts.emailAvailability({ email: email.trim() });
    return available ? null : "inUse";
  },
};
