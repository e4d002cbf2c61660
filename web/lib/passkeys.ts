import type { Assertion, Attestation, CreationOptions, RequestOptions } from "@nakamatch/contract/schemas/passkeys";
import { startAuthentication, startRegistration, WebAuthnAbortService } from "@simplewebauthn/browser";
import { api } from "./api.ts";
import { PasskeyProblem, type PasskeyProblemKind, passkeysSupported } from "./passkey-problem.ts";

export function beginSignIn(): Promise<RequestOptions> {
  return api.passkeys.beginSignIn({});
}

/** Creates a passkey. Throws `PasskeyProblem`. */
export async function makePasskey(options: CreationOptions): Promise<Attestation> {
  const { id, response } = await ask(() => startRegistration({ optionsJSON: options }));
  const { clientDataJSON, attestationObject, transports = [] } = response;
  return { id, response: { clientDataJSON, attestationObject, transports } };
}

/** Uses a passkey by dialog, or with `inForm` by autofill in the email field. Throws `PasskeyProblem`. */
export async function answerByPasskey(options: RequestOptions, { inForm = false } = {}): Promise<Assertion> {
  const asked = { optionsJSON: options, useBrowserAutofill: inForm };
  const { id, response } = await ask(() => startAuthentication(asked));
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  return { id, response: { clientDataJSON, authenticatorData, signature, userHandle } };
}

/** Tells the device that the server knows no such passkey, so that it is not offered again. Only some browsers can. */
export async function forgetPasskey(credentialId: string): Promise<void> {
  try {
    await PublicKeyCredential.signalUnknownCredential({ rpId: location.hostname, credentialId });
  } catch {}
}

export function stopAsking(): void {
  WebAuthnAbortService.cancelCeremony();
}

const KINDS: Partial<Record<string, PasskeyProblemKind>> = {
  NotAllowedError: "cancelled",
  AbortError: "replaced",
  InvalidStateError: "duplicate",
  SecurityError: "unsupported",
  NotSupportedError: "unsupported",
  ConstraintError: "unsupported",
};

async function ask<Answer>(start: () => Promise<Answer>): Promise<Answer> {
  if (!passkeysSupported()) throw new PasskeyProblem("unsupported");
  try {
    return await start();
  } catch (thrown) {
    if (!(thrown instanceof Error)) throw thrown;
    throw new PasskeyProblem(KINDS[thrown.name] ?? "failed", thrown);
  }
}
