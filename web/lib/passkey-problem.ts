import { toAppError } from "./errors.ts";
import type { Translate } from "./i18n.ts";

/** Why the browser returned no passkey. `replaced`: aborted by another request; `failed`: by the device. */
export type PasskeyProblemKind = "cancelled" | "unsupported" | "duplicate" | "replaced" | "failed";

export class PasskeyProblem extends Error {
  readonly kind: PasskeyProblemKind;

  constructor(kind: PasskeyProblemKind, cause?: unknown) {
    super(`No passkey: ${kind}`, { cause });
    this.name = "PasskeyProblem";
    this.kind = kind;
  }
}

/** An IP address as host. */
const ADDRESS = /^[\d.]+$|^\[/;

/** Supported by the browser, and at a domain name. */
export function passkeysSupported(): boolean {
  return typeof PublicKeyCredential === "function" && !ADDRESS.test(location.hostname);
}

/** Whether a form field can offer passkeys. */
export async function autofillSupported(): Promise<boolean> {
  return (
    passkeysSupported() && (await PublicKeyCredential.isConditionalMediationAvailable?.().catch(() => false)) === true
  );
}

/** The problem and next step as text; null if none. */
export function passkeyText(t: Translate, thrown: unknown): string | null {
  if (!(thrown instanceof PasskeyProblem)) return toAppError(thrown).text(t);
  return thrown.kind === "replaced" ? null : t(`passkeys.problems.${thrown.kind}`);
}
