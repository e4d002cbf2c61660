import { eq } from "drizzle-orm";
import { afterAll, describe, expect, it } from "vitest";
import { hashPassword } from "../platform/auth/passwords.ts";
import { authUsers } from "../platform/database/schema/auth.ts";
import { startTestApplication } from "../testing/application.ts";
import type { Line } from "../testing/authorization/line.ts";
import { matrix } from "../testing/authorization/matrix.ts";
import type { Role } from "../testing/authorization/roles.ts";
import { closeScene, openScene, prepareStage } from "../testing/authorization/scene.ts";
import { type Answer, call } from "../testing/authorization/send.ts";
import { createTestDatabase } from "../testing/database.ts";
import { type Endpoint, endpoints } from "../testing/http-app.ts";
import { interruptible } from "../testing/interruption.ts";
import { isSampled, SAMPLE_TITLE } from "../testing/sample.ts";
import { GOOD_PASSWORD } from "../testing/sign-up.ts";

const SECRET = "a secret for tests, long enough to sign";

const interruption = interruptible(await createTestDatabase());
const server = await startTestApplication({ AUTH_SECRET: SECRET }, {}, async () => interruption.database);
const stage = await prepareStage(server, SECRET, await hashPassword(GOOD_PASSWORD));
afterAll(() => stage.server.close());

const lines = matrix as unknown as Record<string, Record<string, Line>>;

/** Those that the session gate lets in. */
const cases = endpoints.flatMap((endpoint) => {
  const line = lines[endpoint.area]?.[endpoint.key];
  if (!line || endpoint.meta.ignoresSession || !isSampled(`gone ${endpoint.name}`)) return [];
  return [{ name: endpoint.name, endpoint, line }];
});

const LEAVING = ["caller", "other"] as const;

/** Calls the endpoint, and deletes an account once the session gate has let the call in. */
async function callWhile(
  leaving: (typeof LEAVING)[number],
  { endpoint, line }: { endpoint: Endpoint; line: Line },
): Promise<Answer> {
  const scene = await openScene(stage, roleFor(line));
  const input = await line.input?.(scene);
  // Uploads are admitted before and after they arrive.
  const admissions = (input as { body?: unknown } | undefined)?.body instanceof Blob ? 2 : 1;
  const id = leaving === "caller" ? scene.actor?.id : scene.other.id;
  const act = () => stage.server.database.db.delete(authUsers).where(eq(authUsers.id, id ?? ""));
  const answer = await interruption.during({ admissions, act }, () =>
    call(stage.server.url, endpoint, input, scene.cookie),
  );
  await closeScene(scene);
  return answer;
}

/** One who may call it. */
function roleFor({ outcomes }: Line): Role {
  if (outcomes.member === "MODERATOR_ONLY") return "moderator";
  return outcomes.operator === outcomes.otherMember ? "member" : "operator";
}

/** What was done before the deletion counts as done. */
function expectToKnow(leaving: (typeof LEAVING)[number], { errorMap }: Endpoint, { status, code, text }: Answer) {
  if (status < 400) return;
  const own = ["SESSION_MISSING", "OWN_PROFILE_MISSING"];
  const declared = Object.keys(errorMap).filter((each) => each !== "INTERNAL" && each !== "UNAVAILABLE");
  const isOwn = leaving === "caller" && "SESSION_MISSING" in errorMap;
  expect(isOwn ? own : declared, text).toContain(code);
}

describe.each(LEAVING)(`the account of the %s is deleted while a call runs (${SAMPLE_TITLE})`, (leaving) => {
  it.each(cases)("$name", { timeout: 30_000 }, async ({ endpoint, line }) => {
    expectToKnow(leaving, endpoint, await callWhile(leaving, { endpoint, line }));
  });
});
