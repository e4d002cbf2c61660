import { z } from "zod";

/** Base64url. */
const bytes = (most: number) =>
  z
    .string()
    .min(1)
    .max(most)
    .regex(/^[\w-]+$/);

/** At most 1023 bytes (WebAuthn, Credential ID). */
const credentialId = bytes(1364);

/** For a new passkey; further members are ignored. */
export const attestationSchema = z.object({
  id: credentialId,
  response: z.object({
    clientDataJSON: bytes(8192),
    attestationObject: bytes(16_384),
    transports: z
      .array(z.string().regex(/^[a-z-]{1,20}$/))
      .max(10)
      .default([]),
  }),
});
export type Attestation = z.infer<typeof attestationSchema>;

/** For a used passkey; further members are ignored. */
export const assertionSchema = z.object({
  id: credentialId,
  response: z.object({
    clientDataJSON: bytes(8192),
    authenticatorData: bytes(4096),
    signature: bytes(2048),
    userHandle: bytes(86).nullish(),
  }),
});
export type Assertion = z.infer<typeof assertionSchema>;

const descriptors = z.array(
  z.object({ id: z.string(), type: z.literal("public-key"), transports: z.array(z.string()) }),
);

export const creationOptionsSchema = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal("public-key"), alg: z.int() })),
  timeout: z.int(),
  excludeCredentials: descriptors,
  authenticatorSelection: z.object({
    residentKey: z.literal("required"),
    requireResidentKey: z.literal(true),
    userVerification: z.literal("required"),
  }),
  attestation: z.literal("none"),
});
export type CreationOptions = z.infer<typeof creationOptionsSchema>;

/** Without credentials the browser offers all of this site. */
export const requestOptionsSchema = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: z.literal("required"),
  allowCredentials: descriptors,
});
export type RequestOptions = z.infer<typeof requestOptionsSchema>;
