import { existsSync, readdirSync, rmSync } from "node:fs";
import { request } from "node:http";
import { join } from "node:path";
import {
  PHOTO_PREFIX,
  photoPathOfSide,
  photoPaths,
  photoPortrait,
  photoTints,
  portraitPaths,
  webpPath,
  webpPaths,
} from "@nakamatch/domain/people/photo-address";
import { squareInPortrait } from "@nakamatch/domain/people/square-in-name";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import { profiles, unusedPhotos } from "../../../platform/database/schema/people.ts";
import { startTestApplication } from "../../../testing/application.ts";
import { addPerson, type PersonValues } from "../../../testing/people.ts";
import {
  AVIF_BOMB,
  animated,
  jpegOf,
  phonePhoto,
  photoOf,
  pixelBomb,
  withAnimation,
  withoutMajorBrand,
} from "../../../testing/photos.ts";
import { openSession } from "../../../testing/sessions.ts";
import { until } from "../../../testing/waiting.ts";

const SECRET = "a secret for tests, long enough to sign";

let me: { id: string; cookie: string };

const server = await startTestApplication({ AUTH_SECRET: SECRET });
afterAll(() => server.close());
beforeEach(async () => {
  me = await signedIn();
});

async function signedIn(values?: PersonValues): Promise<{ id: string; cookie: string }> {
  const { id } = await addPerson(server.database.db, values);
  return { id, cookie: (await openSession(server.database.db, id, SECRET)).cookie };
}

/** Uploads a file like the browser. */
async function put(file: Uint8Array, { cookie = me.cookie, type = "image/jpeg", square = "" } = {}) {
  const response = await fetch(`${server.url}/api/v1/me/photo${square && `?square=${square}`}`, {
    method: "PUT",
    headers: { cookie, "content-type": type },
    body: new Uint8Array(file),
  });
  return { status: response.status, body: (await response.json()) as { code?: string; avatarUrl: string } };
}

/** Uploads a valid photo; returns the path below the prefix. */
async function upload(file = jpegOf(300, 300), square?: string): Promise<string> {
  const { status, body } = await put(await file, { square });
  expect(status).toBe(200);
  return body.avatarUrl.slice(PHOTO_PREFIX.length);
}

async function avatarUrlOf(id: string): Promise<string | null | undefined> {
  const [row] = await server.database.db.select().from(profiles).where(eq(profiles.id, id));
  return row?.avatarUrl;
}

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${server.url}${PHOTO_PREFIX}${path}`, { headers });
const fileOf = (path: string) => join(server.dataFolder, "avatars", path);
const filesOf = (id: string) => (existsSync(fileOf(id)) ? readdirSync(fileOf(id)).sort() : []);
/** The file names of one photo. */
const namesOf = (path: string) =>
  photoPaths(path)
    .map((each) => each.split("/")[1])
    .sort();

describe("an uploaded photo", () => {
  it("AVATAR-10 AVATAR-11 DATA-21 is stored at its path, and its public address is the profile's", async () => {
    const before = Date.now();
    const path = await upload();
    expect(path).toMatch(new RegExp(`^${me.id}/\\d{13}_[0-9a-f]{32}-[0-9a-f]{9}\\.jpg$`));
    const timestamp = Number(path.split("/")[1]?.split("_")[0]);
    expect(timestamp).toBeGreaterThanOrEqual(before);
    expect(timestamp).toBeLessThanOrEqual(Date.now());
    expect(existsSync(fileOf(path))).toBe(true);
    expect(await avatarUrlOf(me.id)).toBe(PHOTO_PREFIX + path);
    const session = await server.client(me.cookie).accounts.session();
    expect(session?.user.avatarUrl).toBe(PHOTO_PREFIX + path);
    const answer = await get(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("image/jpeg");
  });

  it("is served as squares of three sizes, the smaller ones in place of the name's end, and as light WebP", async () => {
    const path = await upload(jpegOf(1600, 1200));
    const sizes = [];
    for (const each of photoPaths(path)) {
      const answer = await get(each);
      const { width, height, format } = await sharp(await answer.arrayBuffer()).metadata();
      sizes.push({ width, height, format });
      expect(answer.headers.get("content-type")).toBe(`image/${format}`);
    }
    const squares = (format: string, sides: number[]) => sides.map((side) => ({ width: side, height: side, format }));
    expect(sizes).toEqual([...squares("jpeg", [128, 384, 1024]), ...squares("webp", [128, 384, 720])]);
  });

  it("fills a phone with 30 kB, whatever is on it", async () => {
    const noise = { type: "gaussian" as const, mean: 128, sigma: 25 };
    const pixels = { create: { width: 1024, height: 1024, channels: 3 as const, background: "gray", noise } };
    const path = await upload(sharp(pixels).blur(1.5).jpeg({ quality: 90 }).toBuffer());
    expect((await (await get(webpPath(path, 720))).arrayBuffer()).byteLength).toBeLessThanOrEqual(30_000);
  });

  it("from before there was WebP is served as JPEG, and as WebP once that was asked for", async () => {
    const path = await upload(jpegOf(800, 800));
    const [largest = "", ...webp] = webpPaths(path).reverse();
    for (const each of [largest, ...webp]) rmSync(fileOf(each));
    expect((await get(largest)).headers.get("content-type")).toBe("image/jpeg");
    await until(() => expect(filesOf(me.id)).toEqual(namesOf(path)));
    expect((await get(largest)).headers.get("content-type")).toBe("image/webp");
  });

  it("is not enlarged", async () => {
    const path = await upload(jpegOf(100, 140));
    const { width, height } = await sharp(await (await get(path)).arrayBuffer()).metadata();
    expect({ width, height }).toEqual({ width: 100, height: 100 });
  });

  it("is turned upright as its camera says, without place, camera or any other metadata", async () => {
    const phone = await phonePhoto(400, 300);
    expect((await sharp(phone).metadata()).exif).toBeDefined();
    const path = await upload(Promise.resolve(phone));
    for (const each of photoPaths(path)) {
      const file = Buffer.from(await (await get(each)).arrayBuffer());
      const { exif, icc, xmp, iptc, orientation } = await sharp(file).metadata();
      expect({ exif, icc, xmp, iptc, orientation }).toEqual({});
      expect(file.includes("Exif") || file.includes("Camera of Ana")).toBe(false);
      const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
      const redAt = (share: number) => data[Math.floor(info.height * share) * info.width * info.channels] ?? 0;
      expect({ top: redAt(0.1) > 200, bottom: redAt(0.9) > 200 }).toEqual({ top: true, bottom: false });
    }
    expect(photoTints(PHOTO_PREFIX + path)).toEqual(["#f00", expect.any(String), "#00f"]);
  });

  it.each(["png", "webp", "avif"] as const)("OPEN-31 may be a %s, whatever the request calls it", async (format) => {
    const { status } = await put(await photoOf(200, 150, format), { type: "application/octet-stream" });
    expect(status).toBe(200);
  });

  it.each([
    ["JPEG without its end marker", async () => (await jpegOf(400, 300)).subarray(0, -2)],
    ["AVIF by a compatible brand", async () => withoutMajorBrand(await photoOf(200, 150, "avif"))],
    ["PNG of one frame", async () => withAnimation(await photoOf(200, 150, "png"), 1)],
  ])("OPEN-31 may be a %s, as browsers show it", async (_, make) => {
    expect(await put(await make())).toMatchObject({ status: 200 });
  });

  it("lies on white where it was transparent", async () => {
    const clear = {
      create: { width: 200, height: 200, channels: 4 as const, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    };
    const path = await upload(sharp(clear).png().toBuffer());
    const { dominant } = await sharp(await (await get(path)).arrayBuffer()).stats();
    expect(dominant).toEqual({ r: 248, g: 248, b: 248 });
  });
});

/** Width, height, and the colour in the middle. */
async function look(path: string) {
  const image = sharp(await (await get(path)).arrayBuffer());
  const { width, height, format } = await image.metadata();
  const middle = { left: width >> 1, top: height >> 1, width: 1, height: 1 };
  const [red = 0, , blue = 0] = await image.extract(middle).removeAlpha().raw().toBuffer();
  return { width, height, format, colour: red > 200 ? "red" : blue > 200 ? "blue" : "" };
}

describe("a portrait around a square", () => {
  it("is one photo with it: both are served, and both are gone with the next photo", async () => {
    const path = await upload(jpegOf(2000, 2500), "0,100,900");
    expect(photoPortrait(PHOTO_PREFIX + path)?.ratio).toBe(0.8);
    expect(squareInPortrait(PHOTO_PREFIX + path, { width: 2000, height: 2500 })).toEqual({ x: 0, y: 100, side: 900 });
    const [card = "", webp = "", jpeg = ""] = portraitPaths(path);
    expect(await look(card)).toMatchObject({ width: 640, height: 800, format: "webp" });
    expect(await look(jpeg)).toMatchObject({ width: 1280, height: 1600, format: "jpeg" });
    expect(await look(webp)).toMatchObject({ width: 1080, height: 1350, format: "webp" });
    expect(await look(path), "the square is cut where it was said to be").toEqual({
      width: 900,
      height: 900,
      format: "jpeg",
      colour: "red",
    });
    expect(filesOf(me.id)).toEqual(namesOf(path));
    const next = await upload();
    for (const each of photoPaths(path)) expect((await get(each)).status, each).toBe(404);
    await vi.waitFor(() => expect(filesOf(me.id)).toEqual(namesOf(next)), { timeout: 15_000 });
    expect(portraitPaths(next), "an older browser says nothing about a square").toEqual([]);
  });

  it("is turned upright by its camera's word, without any metadata, and not enlarged", async () => {
    const path = await upload(phonePhoto(500, 400), "0,100,400");
    for (const each of portraitPaths(path)) {
      const { width, height, exif, orientation } = await sharp(await (await get(each)).arrayBuffer()).metadata();
      expect({ width, height, exif, orientation }).toEqual({ width: 400, height: 500 });
    }
    expect(await look(path)).toMatchObject({ width: 400, colour: "blue" });
  });

  it("is on a card within 30 kB, whatever is on it, and so is one from before once a card has asked for it", async () => {
    const noise = { type: "gaussian" as const, mean: 128, sigma: 25 };
    const pixels = { create: { width: 1280, height: 1600, channels: 3 as const, background: "gray", noise } };
    const path = await upload(sharp(pixels).blur(1.5).jpeg({ quality: 90 }).toBuffer(), "0,0,1280");
    const [card = ""] = portraitPaths(path);
    const bytes = async () => (await (await get(card)).arrayBuffer()).byteLength;
    const light = await bytes();
    expect(light).toBeLessThanOrEqual(30_000);
    rmSync(fileOf(card));
    expect(await bytes(), "the larger one stands in").toBeGreaterThan(light);
    await until(() => expect(filesOf(me.id)).toEqual(namesOf(path)));
    expect(await bytes()).toBeLessThanOrEqual(30_000);
    expect(await look(card)).toMatchObject({ width: 640, height: 800 });
  });

  it("may stand behind the others, with the same address when it becomes the first", async () => {
    const first = await upload();
    const square = { x: 0, y: 0, side: 400 };
    const body = new File([new Uint8Array(await jpegOf(400, 500))], "photo.jpg", { type: "image/jpeg" });
    const client = server.client(me.cookie);
    const { avatarUrl } = await client.profilePhotos.add({ body, query: { square: Object.values(square).join() } });
    expect(photoPortrait(avatarUrl)).toBeDefined();
    await client.profilePhotos.arrange({ before: [PHOTO_PREFIX + first, avatarUrl], photos: [avatarUrl] });
    expect(await avatarUrlOf(me.id)).toBe(avatarUrl);
    const path = avatarUrl.slice(PHOTO_PREFIX.length);
    expect((await look(path)).width).toBe(400);
    expect((await look(portraitPaths(path)[2] ?? "")).height).toBe(500);
  });

  it.each([
    ["outside of the picture", "101,0,300", [400, 500]],
    ["below it", "0,201,300", [400, 500]],
    ["of less than 100 pixels", "0,0,99", [400, 500]],
    ["that is none", "0,0", [400, 500]],
    ["with a negative place", "-1,0,200", [400, 500]],
    ["in a picture that is wider than high", "0,0,400", [500, 400]],
    ["in one that is higher than 4:5", "0,0,400", [400, 510]],
  ] as const)("has no square %s: nothing changes", async (_, square, [width, height]) => {
    const path = await upload();
    const { status, body } = await put(await jpegOf(width, height), { square });
    expect([status, body.code]).toEqual([422, "VALIDATION_FAILED"]);
    expect(await avatarUrlOf(me.id)).toBe(PHOTO_PREFIX + path);
    expect(filesOf(me.id)).toEqual(namesOf(path));
  });
});

describe("a file that is refused", () => {
  const cases: [string, string, () => Promise<Buffer<ArrayBufferLike>>][] = [
    [
      "text with the name of a photo",
      "PHOTO_UNREADABLE",
      async () => Buffer.from("not a photo at all, but long enough"),
    ],
    ["an empty file", "PHOTO_UNREADABLE", async () => Buffer.alloc(0)],
    [
      "a drawing",
      "PHOTO_UNREADABLE",
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200"/>'),
    ],
    [
      "half of a JPEG",
      "PHOTO_UNREADABLE",
      async () => {
        const whole = await jpegOf(800, 600);
        return whole.subarray(0, whole.length / 2);
      },
    ],
    ["an animated GIF", "PHOTO_ANIMATED", () => animated("gif")],
    ["an animated WebP", "PHOTO_ANIMATED", () => animated("webp")],
    ["an animated PNG", "PHOTO_ANIMATED", async () => withAnimation(await photoOf(200, 200, "png"), 2)],
    ["a PNG of 60 megapixels", "PHOTO_TOO_LARGE", async () => pixelBomb()],
    ["an AVIF that takes a gigabyte to decode", "PHOTO_TOO_LARGE", async () => AVIF_BOMB],
    ["a photo of 99 pixels", "PHOTO_TOO_SMALL", () => jpegOf(99, 400)],
    ["more than 10 MB", "PHOTO_TOO_HEAVY", async () => Buffer.alloc(10 * 1024 * 1024 + 1)],
  ];

  it.each(cases)("OPEN-31 %s is %s: the old photo stays", async (_, code, make) => {
    const path = await upload();
    const { body } = await put(new Uint8Array(await make()));
    expect(body.code).toBe(code);
    expect(await avatarUrlOf(me.id)).toBe(PHOTO_PREFIX + path);
    expect(filesOf(me.id)).toEqual(namesOf(path));
  });

  it("changes nothing when the connection breaks before its end", async () => {
    const path = await upload();
    const file = await jpegOf(600, 600);
    await new Promise<void>((resolve) => {
      const headers = { cookie: me.cookie, "content-type": "image/jpeg", "content-length": file.length };
      const sending = request(`${server.url}/api/v1/me/photo`, { method: "PUT", headers });
      sending.on("error", () => {}).on("close", resolve);
      sending.write(file.subarray(0, Math.floor(file.length * 0.99)), () => sending.destroy());
    });
    expect((await get(path)).status).toBe(200);
    expect(await avatarUrlOf(me.id)).toBe(PHOTO_PREFIX + path);
    expect(filesOf(me.id)).toEqual(namesOf(path));
  });
});

describe("AVATAR-14 PERM-03 PERM-12 the own photo", () => {
  it("is set and removed by nobody else: the endpoints take nobody's name", async () => {
    const path = await upload();
    const other = await signedIn();
    await put(await jpegOf(150, 150), { cookie: other.cookie });
    await server.client(other.cookie).profilePhotos.remove();
    expect(await avatarUrlOf(me.id)).toBe(PHOTO_PREFIX + path);
    expect(await avatarUrlOf(other.id)).toBeNull();
  });
});

describe("the photo before", () => {
  it("AVATAR-12 is gone from its address at once, and its files are deleted", async () => {
    const old = await upload();
    const path = await upload();
    for (const each of photoPaths(old)) expect((await get(each)).status).toBe(404);
    await vi.waitFor(() => expect(filesOf(me.id)).toEqual(namesOf(path)), { timeout: 15_000 });
    await until(async () => expect(await server.database.db.select().from(unusedPhotos)).toEqual([]));
  });

  it("two uploads at once end with one photo and no other file", async () => {
    const answers = await Promise.all([upload(jpegOf(300, 300)), upload(jpegOf(300, 200))]);
    const current = (await avatarUrlOf(me.id))?.slice(PHOTO_PREFIX.length) ?? "";
    expect(answers).toContain(current);
    await vi.waitFor(() => expect(filesOf(me.id)).toEqual(namesOf(current)), { timeout: 15_000 });
  });
});

describe("a photo's address", () => {
  it("may be cached for an hour, and then has to be asked for again", async () => {
    const path = await upload();
    const { headers } = await get(path);
    expect(headers.get("cache-control")).toBe("public, max-age=3600");
    const etag = headers.get("etag") ?? "";
    expect((await get(path, { "if-none-match": etag })).status).toBe(304);
    await server.client(me.cookie).profilePhotos.remove();
    const gone = await get(path, { "if-none-match": etag });
    expect(gone.status).toBe(404);
    expect(gone.headers.get("cache-control")).toBe("no-store");
  });

  it("answers with the only size of a photo of an earlier installation", async () => {
    const path = await upload();
    rmSync(fileOf(photoPathOfSide(path, 128)));
    const { width } = await sharp(await (await get(photoPathOfSide(path, 128))).arrayBuffer()).metadata();
    expect(width).toBe(300);
  });

  it("shows nothing while its person is banned, except to moderators", async () => {
    const path = await upload();
    const moderator = await signedIn({ isModerator: true });
    await server.database.db.execute(
      `insert into user_bans (user_id, type, ban_reason, ban_until, created_by)
       values ('${me.id}', 'ban', 'spam', null, '${moderator.id}')`,
    );
    expect((await get(path)).status).toBe(404);
    expect((await get(path, { cookie: (await signedIn()).cookie })).status).toBe(404);
    const seen = await get(path, { cookie: moderator.cookie });
    expect(seen.status).toBe(200);
    expect(seen.headers.get("cache-control")).toBe("private, no-store");
  });

  it("is no way out of the folder, and no photo is found at anything else", async () => {
    const path = await upload();
    for (const other of [
      `${me.id}/`,
      `${me.id}`,
      path.replace(".jpg", "_129.jpg"),
      path.replace(".jpg", ".png"),
      "..%2fauth-secret",
    ]) {
      expect((await get(other)).status, other).toBe(404);
    }
  });
});
