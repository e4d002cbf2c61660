import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { reportEvidence } from "../../platform/database/schema/reports.ts";
import { startTestApplication, type TestApplication } from "../../testing/application.ts";
import { addPerson } from "../../testing/people.ts";
import { jpegOf } from "../../testing/photos.ts";
import { openSession } from "../../testing/sessions.ts";

/** Over the whole server: the photo is uploaded, reported, replaced, and shown to a moderator. */

const SECRET = "a secret for tests, long enough to sign";

let server: TestApplication;

beforeAll(async () => {
  server = await startTestApplication({ AUTH_SECRET: SECRET });
});
afterAll(() => server.close());

async function member({ isModerator = false } = {}) {
  const { db } = server.database;
  const { id } = await addPerson(db, { isModerator });
  return { id, cookie: (await openSession(db, id, SECRET)).cookie };
}

describe("the photo that a report has sealed", () => {
  it("PERM-10 stays for moderators, and for nobody else, when the person has another one", async () => {
    const { db } = server.database;
    const [reporter, reported, moderator] = [await member(), await member(), await member({ isModerator: true })];
    const upload = async (side: number) => {
      const file = new File([new Uint8Array(await jpegOf(side, side))], "photo", { type: "image/jpeg" });
      return server.client(reported.cookie).avatars.upload(file);
    };
    const { avatarUrl } = await upload(300);
    const shown = Buffer.from(await (await fetch(server.url + avatarUrl)).arrayBuffer());
    const { reportId } = await server.client(reporter.cookie).reports.reportProfile({
      ...{ personId: reported.id, reason: "inappropriate_photo", description: "No es suya" },
    });
    await upload(400);

    const [evidence] = await db.select().from(reportEvidence).where(eq(reportEvidence.reportId, reportId));
    const photo = (id: string, cookie?: string) =>
      fetch(`${server.url}/api/v1/moderation/evidence/${id}/photo`, { headers: cookie ? { cookie } : {} });
    const answer = await photo(evidence!.id, moderator.cookie);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("image/jpeg");
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(Buffer.from(await answer.arrayBuffer()).equals(shown)).toBe(true);
    expect((await photo(evidence!.id)).status).toBe(401);
    for (const { cookie } of [reporter, reported]) {
      const refused = await photo(evidence!.id, cookie);
      expect([refused.status, await refused.json()]).toEqual([
        403,
        expect.objectContaining({ code: "MODERATOR_ONLY" }),
      ]);
    }
    const missing = await photo(reportId, moderator.cookie);
    expect([missing.status, await missing.json()]).toEqual([404, expect.objectContaining({ code: "NOT_FOUND" })]);
  });
});
