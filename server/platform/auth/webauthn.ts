import { isIP } from "node:net";
import type { Assertion, Attestation, CreationOptions, RequestOptions } from "@nakamatch/contract/schemas/passkeys";
import { verifyAuthenticationResponse, verifyRegistrationResponse } from "@simplewebauthn/server";
import { decodeAttestationObject } from "@simplewebauthn/server/helpers";
import { z } from "zod";

/** Seconds in which a browser has to answer a challenge. */
export const CHALLENGE_SECONDS = 5 * 60;

/** Of COSE: ES256, EdDSA and RS256, which all authenticators have between them. */
const ALGORITHMS = [-7, -8, -257];

/** Authenticators add this site's passkeys to its name. */
const NAME = "Nakamatch";

/** The address of the product, and the origins of its pages. */
export interface Addresses {
  publicUrl: string;
  origins: string[];
}

/** Where passkeys are made and used. */
export interface PasskeySite {
  /** The host to which authenticators bind them. */
  rpId: string;
  /** The origins of pages that may use them. */
  origins: string[];
}

/** A passkey that an authenticator has just made. */
export interface MadePasskey {
  credentialId: Buffer;
  publicKey: Buffer;
  counter: number;
}

/** A passkey as a browser is told of it. */
interface Descriptor {
  credentialId: Buffer;
  transports: string[];
}

/**
 * The site at `publicUrl`. An IP address can have no passkeys: on this machine, whose `origins` go by its name too, they belong
 * to that.
 */
export function passkeySite({ publicUrl, origins }: Addresses): PasskeySite {
  const { hostname } = new URL(publicUrl);
  const rpId = isIP(hostname) > 0 ? "localhost" : hostname;
  return { rpId, origins: origins.filter((origin) => new URL(origin).hostname === rpId) };
}

/** What a browser needs to make a passkey that is found without a name, on a device that checks who uses it. */
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
    rp: { id: site.rpId, name: NAME },
    user: { id: handle.toString("base64url"), name: email, displayName: nickname },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: "public-key", alg })),
    timeout: CHALLENGE_SECONDS * 1000,
    excludeCredentials: existing.map(describe),
    authenticatorSelection: { residentKey: "required", requireResidentKey: true, userVerification: "required" },
    attestation: "none",
  };
}

/** What a browser needs to use one of these passkeys, or any that it has for this site where none is named. */
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

/** The challenge that an answer says it is for; undefined for something else than an answer. */
export function challengeOf({ response }: { response: { clientDataJSON: string } }): Buffer | undefined {
  try {
    const text = Buffer.from(response.clientDataJSON, "base64url").toString("utf8");
    return Buffer.from(clientDataSchema.parse(JSON.parse(text)).challenge, "base64url");
  } catch {
    return undefined;
  }
}

/** The passkey of an answer to `challenge`; undefined where anything is wrong with it. */
export async function readAttestation(
  site: PasskeySite,
  { id, response }: Attestation,
  challenge: Buffer,
): Promise<MadePasskey | undefined> {
  try {
    // Certificates were not asked for. To check one, the library would fetch addresses that it names.
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

/**
 * The counter of a passkey's answer to `challenge`; undefined where anything is wrong with it. Whether the counter has gone
 * back is left to the caller that stores it.
 */
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
