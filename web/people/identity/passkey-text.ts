import type { TFunction } from "i18next";
import { toAppError } from "../../lib/errors.ts";
import { PasskeyProblem } from "../../lib/passkey-problem.ts";

/** What went wrong with a passkey and what to do next, in words; null where nothing did. */
export function passkeyText(t: TFunction, thrown: unknown): string | null {
  if (!(thrown instanceof PasskeyProblem)) return toAppError(thrown).text(t);
  return thrown.kind === "replaced" ? null : t(`passkeys.problems.${thrown.kind}`);
}
