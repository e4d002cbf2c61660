/** A passkey as it is stored. */
export interface StoredPasskey {
  id: string;
  userId: string;
  credentialId: Buffer;
  publicKey: Buffer;
  counter: number;
  transports: string[];
  name: string;
  createdAt: Date;
  lastUsedAt: Date | null;
}

/** What a new passkey is made of. */
export type NewPasskey = Pick<
  StoredPasskey,
  "userId" | "credentialId" | "publicKey" | "counter" | "transports" | "name"
>;

/** What a challenge is for: a sign-in, or something that one session does. */
export type Purpose = { purpose: "sign-in" } | { purpose: "registration" | "proof"; sessionId: string };
