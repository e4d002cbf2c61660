import { isIP } from "node:net";
import type { Assertion, Attestation, CreationOptions, RequestOptions } from "@nakamatch/contract/schemas/passkeys";
import { verifyAuthenticationResponse, verifyRegistrationResponse } from "@simplewebauthn/server";
import { decodeAttestationObject } from "@simplewebauthn/server/helpers";
import { z } from "zod";

export const CHALLENGE_SECONDS = 5 * 60;

/** COSE: ES256, EdDSA and RS256. */
const ALGORITHMS = [-7, -8, -257];

export interface Addresses {
  publicUrl: string;
  origins: string[];
}

export interface PasskeySite {
  /** The host to which passkeys are bound. */
  rpId: string;
  origins: string[];
}

export interface MadePasskey {
  credentialId: Buffer;
  publicKey: Buffer;
  counter: number;
}

interface Descriptor {
  credentialId: Buffer;
  transports: string[];
}

/** In development, an IP address uses passkeys of `localhost`, as IP addresses cannot have any. */
export function passkeySite({ publicUrl, origins }: Addresses): PasskeySite {
  const { hostname } = new URL(publicUrl);
  const rpId = isIP(hostname) > 0 ? "localhost" : hostname;
  return { rpId, origins: origins.filter((origin) => new URL(origin).hostname === rpId) };
}

/** Requests a discoverable passkey that asks for its PIN or a biometric. */
export function creationOptions(
  site: PasskeySite,
  {
    challenge,
    handle,
    email,
    nickname,
    existing,
  }: { challenge: Buffer; handle: Buffer; email: string; nickname: string; existing: Descriptor[] },
): CreationOptions {
  return {
    challenge: challenge.toString("base64url"),
    rp: { id: site.rpId, name: "Nakamatch" },
    user: { id: handle.toString("base64url"), name: email, displayName: nickname },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: "public-key", alg })),
    timeout: CHALLENGE_SECONDS * 1000,
    excludeCredentials: existing.map(describe),
    authenticatorSelection: { residentKey: "required", requireResidentKey: true, userVerification: "required" },
    attestation: "none",
  };
}

/** An empty `allowed` allows all passkeys. */
export function requestOptions(
  site: PasskeySite,
  { challenge, allowed }: { challenge: Buffer; allowed: Descriptor[] },
): RequestOptions {
  return {
    challenge: challenge.toString("base64url"),
    rpId: site.rpId,
    timeout: CHALLENGE_SECONDS * 1000,
    userVerification: "required",
    allowCredentials: allowed.map(describe),
  };
}

function describe({ credentialId, transports }: Descriptor) {
  return { id: credentialId.toString("base64url"), type: "public-key" as const, transports };
}

const clientDataSchema = z.object({ challenge: z.string().regex(/^[\w-]{43}$/) });

/** Returns the challenge named by a response; undefined if malformed. */
export function challengeOf({ response }: { response: { clientDataJSON: string } }): Buffer | undefined {
  try {
    const text = Buffer.from(response.clientDataJSON, "base64url").toString("utf8");
    return Buffer.from(clientDataSchema.parse(JSON.parse(text)).challenge, "base64url");
  } catch {
    return undefined;
  }
}

/** Undefined if invalid. */
export async function readAttestation(
  site: PasskeySite,
  { id, response }: Attestation,
  challenge: Buffer,
): Promise<MadePasskey | undefined> {
  try {
    // The library would verify certificates by fetching URLs named in them.
    const statement = decodeAttestationObject(Buffer.from(response.attestationObject, "base64url"));
    if (!isWithoutCertificates(statement.get("fmt"), statement.get("attStmt").get("x5c"))) return undefined;
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { id, rawId: id, type: "public-key", clientExtensionResults: {}, response },
      expectedChallenge: challenge.toString("base64url"),
      expectedOrigin: site.origins,
      expectedRPID: site.rpId,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    if (!verified) return undefined;
    const { credential } = registrationInfo;
    const [credentialId, publicKey] = [Buffer.from(credential.id, "base64url"), Buffer.from(credential.publicKey)];
    return { credentialId, publicKey, counter: credential.counter };
  } catch {
    return undefined;
  }
}

function isWithoutCertificates(format: string, certificates: unknown): boolean {
  return format === "none" || (format === "packed" && certificates === undefined);
}

/** Returns the passkey's counter, for the caller to compare; undefined if the response is invalid. */
export async function readAssertion(
  site: PasskeySite,
  { id, response }: Assertion,
  { challenge, publicKey }: { challenge: Buffer; publicKey: Buffer },
): Promise<number | undefined> {
  const { userHandle, ...signed } = response;
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { id, rawId: id, type: "public-key", clientExtensionResults: {}, response: signed },
      expectedChallenge: challenge.toString("base64url"),
      expectedOrigin: site.origins,
      expectedRPID: site.rpId,
      requireUserVerification: true,
      credential: { id, publicKey: new Uint8Array(publicKey), counter: 0 },
    });
    return verified ? authenticationInfo.newCounter : undefined;
  } catch {
    return undefined;
  }
}
