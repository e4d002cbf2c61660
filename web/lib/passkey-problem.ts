import { toAppError } from "./errors.ts";
import type { Translate } from "./i18n.ts";

/** Why a browser has given no passkey. `replaced`: another request has taken the place of this one. */
export type PasskeyProblemKind = "cancelled" | "unsupported" | "duplicate" | "replaced";

export class PasskeyProblem extends Error {
  readonly kind: PasskeyProblemKind;

  constructor(kind: PasskeyProblemKind, cause?: unknown) {
    super(`No passkey: ${kind}`, { cause });
    this.name = "PasskeyProblem";
    this.kind = kind;
  }
}

/** An IPv4 or IPv6 address in the place of a host name. */
const ADDRESS = /^[\d.]+$|^\[/;

/** Whether this browser has passkeys, and this page, which is not reached by a bare address, may use them. */
export function passkeysSupported(): boolean {
  return typeof PublicKeyCredential === "function" && !ADDRESS.test(location.hostname);
}

/** Whether the browser can offer passkeys in a field of a form. */
export async function autofillSupported(): Promise<boolean> {
  return (
    passkeysSupported() && (await PublicKeyCredential.isConditionalMediationAvailable?.().catch(() => false)) === true
  );
}

/** What went wrong with a passkey and what to do next, in words; null where nothing did. */
export function passkeyText(t: Translate, thrown: unknown): string | null {
  if (!(thrown instanceof PasskeyProblem)) return toAppError(thrown).text(t);
  return thrown.kind === "replaced" ? null : t(`passkeys.problems.${thrown.kind}`);
}
