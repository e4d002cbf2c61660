import { afterAll, expect, it } from "vitest";
import { startTestApplication } from "../testing/application.ts";
import { openBreakableLink } from "../testing/breakable-link.ts";
import { openTestBucket } from "../testing/bucket.ts";
import { addPerson } from "../testing/people.ts";
import { jpegOf } from "../testing/photos.ts";
import { openSession } from "../testing/sessions.ts";

const SECRET = "a secret for tests, long enough to sign";

const bucket = await openTestBucket();
const link = await openBreakableLink(bucket.bucket.endpoint);
const server = await startTestApplication({ ...bucket.settings, AUTH_SECRET: SECRET, S3_ENDPOINT: link.url });
const { id } = await addPerson(server.database.db);
const cookie = (await openSession(server.database.db, id, SECRET)).cookie;
afterAll(async () => {
  await server.close();
  await link.close();
  await bucket.close();
});

async function upload() {
  const body = new Uint8Array(await jpegOf(300, 300));
  const headers = { cookie, "content-type": "image/jpeg" };
  const response = await fetch(`${server.url}/api/v1/me/photo`, { method: "PUT", headers, body });
  return { response, body: (await response.json()) as { code?: string; avatarUrl: string } };
}

/** The status and the headers relevant to caches. */
async function get(path: string, headers: Record<string, string> = {}) {
  const { status, headers: sent } = await fetch(server.url + path, { headers });
  return {
    status,
    caching: sent.get("cache-control"),
    etag: sent.get("etag"),
    retryAfter: sent.get("retry-after"),
  };
}

it("while the bucket is away a photo is 503 and no cache keeps that, and an upload changes nothing", async () => {
  const { avatarUrl } = (await upload()).body;
  const sent = { status: 200, caching: "public, max-age=3600", etag: expect.any(String), retryAfter: null };
  const photo = await get(avatarUrl);
  expect(photo).toEqual(sent);
  const missing = { status: 404, caching: "no-store", etag: null, retryAfter: null };
  expect(await get(avatarUrl.replace(/\d{13}/, "1700000000000"))).toEqual(missing);
  expect(await get("/avatars/%zz")).toEqual({ ...missing, status: 400 });

  await link.cut();
  expect(await get(avatarUrl)).toEqual({ status: 503, caching: "no-store", etag: null, retryAfter: "5" });
  expect(await get(avatarUrl, { "if-none-match": photo.etag ?? "" }), "a copy stays good").toMatchObject({
    status: 304,
    caching: "public, max-age=3600",
  });
  const refused = await upload();
  expect([refused.response.status, refused.body.code]).toEqual([503, "PHOTO_NOT_STORED"]);
  expect(refused.response.headers.get("retry-after")).toBe("5");

  await link.restore();
  expect(await get(avatarUrl), "the photo before the refused one").toEqual(sent);
});
