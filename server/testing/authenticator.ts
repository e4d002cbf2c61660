import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";
import type { Assertion, Attestation, CreationOptions, RequestOptions } from "@nakamatch/contract/schemas/passkeys";
import { isoCBOR } from "@simplewebauthn/server/helpers";

/** Origin of test pages. */
const ORIGIN = "http://localhost:3000";

/** Authenticator data: user present, user verified, attested credential data. */
const PRESENT = 0x01;
const VERIFIED = 0x04;
const HAS_KEY = 0x40;

/** Faults of an authenticator. */
export interface Faults {
  origin?: string;
  rpId?: string;
  isVerified?: boolean;
  challenge?: string;
  type?: string;
  userHandle?: string | null;
}

/** Faults when creating a passkey. */
export interface RegistrationFaults extends Faults {
  /** Id of an existing passkey. */
  id?: Buffer;
  format?: string;
  statement?: Map<string, unknown>;
}

/** A passkey of `SoftAuthenticator`. */
interface SoftPasskey {
  id: Buffer;
  privateKey: KeyObject;
  handle: string;
}

/** An authenticator with its browser, in software, according to WebAuthn. */
export class SoftAuthenticator {
  /** Number of signatures; stays 0 without a counter. */
  counter = 0;
  readonly #counts: boolean;
  #passkey: SoftPasskey | undefined;

  constructor({ counts = true } = {}) {
    this.#counts = counts;
  }

  /** Creates a passkey, like `navigator.credentials.create`. */
  make(options: CreationOptions, faults: RegistrationFaults = {}): Attestation {
    const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
    const { id = randomBytes(32) } = faults;
    this.#passkey = { id, privateKey, handle: options.user.id };
    const { x = "", y = "" } = publicKey.export({ format: "jwk" });
    const key = isoCBOR.encode(
      new Map<number, unknown>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, "base64url"))],
        [-3, new Uint8Array(Buffer.from(y, "base64url"))],
      ]) as never,
    );
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    const authenticatorData = Buffer.concat([
      this.#data(faults.rpId ?? options.rp.id, faults, HAS_KEY),
      Buffer.alloc(16),
      length,
      id,
      key,
    ]);
    const attestationObject = isoCBOR.encode(
      new Map<string, unknown>([
        ["fmt", faults.format ?? "none"],
        ["attStmt", faults.statement ?? new Map()],
        ["authData", new Uint8Array(authenticatorData)],
      ]) as never,
    );
    const clientDataJSON = clientData("webauthn.create", options.challenge, faults);
    return {
      id: id.toString("base64url"),
      response: {
        clientDataJSON: clientDataJSON.toString("base64url"),
        attestationObject: Buffer.from(attestationObject).toString("base64url"),
        transports: ["internal"],
      },
    };
  }

  /** Answers with the latest passkey, like `navigator.credentials.get`. */
  answer(options: RequestOptions, faults: Faults = {}): Assertion {
    const passkey = this.#passkey;
    if (!passkey) throw new Error("this authenticator has no passkey");
    const authenticatorData = this.#data(faults.rpId ?? options.rpId, faults, 0);
    const clientDataJSON = clientData("webauthn.get", options.challenge, faults);
    const signed = Buffer.concat([authenticatorData, createHash("sha256").update(clientDataJSON).digest()]);
    return {
      id: passkey.id.toString("base64url"),
      response: {
        clientDataJSON: clientDataJSON.toString("base64url"),
        authenticatorData: authenticatorData.toString("base64url"),
        signature: sign("sha256", signed, passkey.privateKey).toString("base64url"),
        userHandle: faults.userHandle === undefined ? passkey.handle : faults.userHandle,
      },
    };
  }

  #data(rpId: string, { isVerified = true }: Faults, more: number): Buffer {
    if (this.#counts) this.counter += 1;
    const rest = Buffer.alloc(5);
    rest.writeUInt8(PRESENT | (isVerified ? VERIFIED : 0) | more);
    rest.writeUInt32BE(this.counter, 1);
    return Buffer.concat([createHash("sha256").update(rpId).digest(), rest]);
  }
}

/** An assertion by an unknown passkey for an unknown challenge. */
export function unknownAssertion(): Assertion {
  const authenticator = new SoftAuthenticator();
  authenticator.make(unknownOptions());
  const challenge = randomBytes(32).toString("base64url");
  return authenticator.answer({
    challenge,
    rpId: "localhost",
    timeout: 1000,
    userVerification: "required",
    allowCredentials: [],
  });
}

/** An attestation for an unknown challenge. */
export function unknownAttestation(): Attestation {
  return new SoftAuthenticator().make(unknownOptions());
}

function unknownOptions(): CreationOptions {
  return {
    challenge: randomBytes(32).toString("base64url"),
    rp: { id: "localhost", name: "Nakamatch" },
    user: { id: randomBytes(32).toString("base64url"), name: "ana@example.test", displayName: "Ana" },
    pubKeyCredParams: [{ type: "public-key", alg: -7 }],
    timeout: 1000,
    excludeCredentials: [],
    authenticatorSelection: { residentKey: "required", requireResidentKey: true, userVerification: "required" },
    attestation: "none",
  };
}

function clientData(type: string, challenge: string, faults: Faults): Buffer {
  const said = { type, challenge, origin: ORIGIN, crossOrigin: false };
  const { origin = said.origin } = faults;
  return Buffer.from(
    JSON.stringify({ ...said, origin, type: faults.type ?? type, challenge: faults.challenge ?? challenge }),
  );
}
