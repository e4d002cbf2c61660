import { eq } from "drizzle-orm";
import { afterAll, describe, expect, it } from "vitest";
import { reportEvidence } from "../../../platform/database/schema/reports.ts";
import { startTestApplication } from "../../../testing/application.ts";
import { addPerson } from "../../../testing/people.ts";
import { jpegOf } from "../../../testing/photos.ts";
import { openSession } from "../../../testing/sessions.ts";

/** Covers the whole path: upload, report, replacement, display to a moderator. */

const SECRET = "a secret for tests, long enough to sign";

const server = await startTestApplication({ AUTH_SECRET: SECRET });
const { db } = server.database;
afterAll(() => server.close());

async function member({ isModerator = false } = {}) {
  const { id } = await addPerson(db, { isModerator });
  return { id, cookie: (await openSession(db, id, SECRET)).cookie };
}

describe("the photo that a report has sealed", () => {
  it("stays for moderators when the person has another one", async () => {
    const [reporter, reported, moderator] = [await member(), await member(), await member({ isModerator: true })];
    const upload = async (side: number) => {
      const body = new File([new Uint8Array(await jpegOf(side, side))], "photo", { type: "image/jpeg" });
      return server.client(reported.cookie).profilePhotos.upload({ body });
    };
    const { avatarUrl } = await upload(300);
    const shown = Buffer.from(await (await fetch(server.url + avatarUrl)).arrayBuffer());
    const { reportId } = await server.client(reporter.cookie).reports.reportProfile({
      personId: reported.id,
      reason: "inappropriate_photo",
      description: "No es suya",
    });
    await upload(400);

    const [evidence] = await db.select().from(reportEvidence).where(eq(reportEvidence.reportId, reportId));
    const address = `${server.url}/api/v1/moderation/evidence/${evidence!.id}/photo`;
    const answer = await fetch(address, { headers: { cookie: moderator.cookie } });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("image/jpeg");
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(Buffer.from(await answer.arrayBuffer()).equals(shown)).toBe(true);
  });
});
