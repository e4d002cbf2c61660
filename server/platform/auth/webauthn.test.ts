import { expect, it } from "vitest";
import { challengeOf, passkeySite } from "./webauthn.ts";

it.each([
  ["https://nakamatch.example", ["https://nakamatch.example"], "nakamatch.example", ["https://nakamatch.example"]],
  ["http://localhost:3000", ["http://localhost:3000", "http://127.0.0.1:3000"], "localhost", ["http://localhost:3000"]],
  ["http://127.0.0.1:3000", ["http://127.0.0.1:3000", "http://localhost:3000"], "localhost", ["http://localhost:3000"]],
])("passkeys of %s belong to its host, and pages of no other use them", (publicUrl, origins, rpId, used) => {
  expect(passkeySite({ publicUrl, origins })).toEqual({ rpId, origins: used });
});

const answer = (text: string) => ({ response: { clientDataJSON: Buffer.from(text).toString("base64url") } });

it("finds the challenge of an answer, and none in anything else", () => {
  const challenge = Buffer.alloc(32, 7);
  expect(challengeOf(answer(JSON.stringify({ challenge: challenge.toString("base64url") })))).toEqual(challenge);
  for (const text of [
    "",
    "null",
    "[]",
    "{}",
    '{"challenge":7}',
    '{"challenge":"AA"}',
    `{"challenge":"${"+".repeat(43)}"}`,
  ]) {
    expect(challengeOf(answer(text)), text).toBeUndefined();
  }
});
