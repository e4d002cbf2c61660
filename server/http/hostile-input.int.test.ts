import { isErrorCode } from "@nakamatch/contract/errors";
import fc from "fast-check";
import { afterAll, describe, expect, it } from "vitest";
import { hashPassword } from "../platform/auth/passwords.ts";
import { startTestApplication } from "../testing/application.ts";
import { hostileInputs, inputOf } from "../testing/authorization/hostile-inputs.ts";
import type { Outcomes } from "../testing/authorization/line.ts";
import { matrix } from "../testing/authorization/matrix.ts";
import type { Role } from "../testing/authorization/roles.ts";
import { closeScene, openScene, prepareStage, type Scene } from "../testing/authorization/scene.ts";
import { call } from "../testing/authorization/send.ts";
import { type Endpoint, endpoints } from "../testing/http-app.ts";
import { NOBODY } from "../testing/people.ts";
import { isWholeSample, SAMPLE_SEED, SAMPLE_TITLE } from "../testing/sample.ts";
import { GOOD_PASSWORD } from "../testing/sign-up.ts";

const SECRET = "a secret for tests, long enough to sign";
/** Calls per endpoint. */
const CALLS = isWholeSample ? 30 : 3;

const server = await startTestApplication({ AUTH_SECRET: SECRET });
const stage = await prepareStage(server, SECRET, await hashPassword(GOOD_PASSWORD));
const gone = await openScene(stage, "deleted");
/** A deleted account's id. */
const goneId = gone.owner.id;
await closeScene(gone);
afterAll(() => stage.server.close());

/** A role that reaches the endpoint's own code. */
function callerOf({ area, key }: Endpoint): Role {
  const lines = matrix as Record<string, Record<string, { outcomes: Outcomes }>>;
  const { member, operator } = lines[area]?.[key]?.outcomes ?? {};
  if (member === "MODERATOR_ONLY") return "moderator";
  return member === operator ? "member" : "operator";
}

/** Ids of people, a chat, a message, a deleted account, and nothing. */
function idsOf({ owner, other, actor, chatId, message, titles }: Scene): string[] {
  return [other.id, owner.id, actor?.id ?? owner.id, chatId, message.id, goneId, NOBODY, ...titles.map(String)];
}

// Each test makes many calls, some hashing a password.
describe(`PERM-12 whatever is sent, the answer is success or a code that the endpoint declares (${SAMPLE_TITLE})`, {
  timeout: 60_000,
}, () => {
  it.each(endpoints)("$name", async (endpoint) => {
    const scene = await openScene(stage, callerOf(endpoint));
    const property = fc.asyncProperty(hostileInputs(inputOf(endpoint), idsOf(scene)), async (input) => {
      const { status, code, cacheControl } = await call(stage.server.url, endpoint, input, scene.cookie);
      if (status < 400) return;
      expect(cacheControl).toBe("no-store");
      // A hostile path segment may match no endpoint.
      if (code === "NOT_FOUND" && endpoint.path.includes("{")) return;
      expect(isErrorCode(code), `status ${status}`).toBe(true);
      expect(code).not.toBe("INTERNAL");
      expect(Object.keys(endpoint.errorMap)).toContain(code);
    });
    await fc.assert(property, { numRuns: CALLS, seed: SAMPLE_SEED, endOnFailure: true });
    await closeScene(scene);
  });
});
