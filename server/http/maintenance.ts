import type { Contract } from "@nakamatch/contract/contract";
import type { AnyContractProcedure } from "@orpc/contract";

type EndpointName = { [Area in keyof Contract]: `${Area}.${keyof Contract[Area] & string}` }[keyof Contract];

/** Areas that keep working: signing in and out, and protecting people. */
const AREAS: readonly (keyof Contract)[] = ["auth", "sessions", "blocks"];

/** See docs/decisions.md. */
const ENDPOINTS: readonly EndpointName[] = [
  // Part of signing in.
  "factors.challenge",
  "factors.verify",
  "factors.recover",
  "identity.prove",
  "passkeys.beginSignIn",
  "passkeys.beginProof",
  "passkeys.prove",
  "suspension.challenge",
  "suspension.verify",
  "suspension.recover",
  // Part of signing out: ends the browser's notifications.
  "pushNotifications.unsubscribe",
  // Safety, and promises made in emails.
  "reports.reportProfile",
  "reports.reportChat",
  "emailChange.confirm",
  "emailChange.undo",
  "appeals.create",
  "reportOutcomes.appeal",
  "digests.unsubscribe",
  // These only read.
  "accounts.nicknameAvailability",
  "accounts.emailAvailability",
  "interests.match",
  "interests.publicList",
  "suspension.current",
  "suspension.archive",
  "system.reportMissingPath",
];

const goOn = new Set<string>([...AREAS, ...ENDPOINTS]);

/** Whether an endpoint is refused during maintenance: it writes, is not listed above, and is not for moderators or operators. */
export function waitsForMaintenance(
  [area = "", name = ""]: readonly string[],
  procedure: AnyContractProcedure,
): boolean {
  const { route, errorMap } = procedure["~orpc"];
  if (route.method === "GET" || "MODERATOR_ONLY" in errorMap || "SECOND_FACTOR_MISSING" in errorMap) return false;
  return !goOn.has(area) && !goOn.has(`${area}.${name}`);
}
