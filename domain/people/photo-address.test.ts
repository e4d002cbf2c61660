import { expect, test } from "vitest";
import {
  parsePhotoPath,
  photoPathOf,
  photoPathOfSide,
  photoPaths,
  photoPortrait,
  photoSources,
  photoTints,
  photoWebpSources,
  portraitInName,
  tintsInName,
  webpPath,
  wholePhotoPath,
} from "./photo-address.ts";

const OWNER = "0199a1b2-0000-7000-8000-00000000000a";
const PHOTO = `${OWNER}/1763683220000_0123abc-f00c80fff.jpg`;
const small = PHOTO.replace(".jpg", "_128.jpg");

test("AVATAR-10 a path names the person, the photo and the size", () => {
  const parsed = { owner: OWNER, photo: PHOTO, isWebp: false };
  expect(parsePhotoPath(PHOTO)).toEqual({ ...parsed, files: [PHOTO] });
  expect(parsePhotoPath(small)).toEqual({ ...parsed, files: [small, PHOTO] });
  const [webp, largest] = [webpPath(PHOTO, 128), webpPath(PHOTO, 720)];
  expect(parsePhotoPath(webp)).toEqual({ ...parsed, isWebp: true, files: [webp, small, PHOTO] });
  expect(parsePhotoPath(largest)).toEqual({ ...parsed, isWebp: true, files: [largest, PHOTO] });
});

const [PORTRAIT, JPEG, WEBP, CARD] = [".jpg", "_portrait.jpg", "_portrait.webp", "_portrait_640.webp"].map((end) =>
  PHOTO.replace("-f00c80fff.jpg", `${portraitInName(111)}-f00c80fff${end}`),
) as [string, string, string, string];

test("a name says whether there is a portrait, whose address is the photo's", () => {
  expect(parsePhotoPath(JPEG)).toEqual({ owner: OWNER, photo: PORTRAIT, isWebp: false, files: [JPEG] });
  expect(parsePhotoPath(WEBP)).toEqual({ owner: OWNER, photo: PORTRAIT, isWebp: false, files: [WEBP, JPEG] });
  expect(parsePhotoPath(CARD)).toEqual({
    owner: OWNER,
    photo: PORTRAIT,
    isWebp: true,
    files: [CARD, WEBP, JPEG],
  });
  for (const other of [small.replace("_128", "_portrait"), CARD.replace("webp", "jpg"), CARD.replace("640", "1080")]) {
    expect(parsePhotoPath(other), other).toBeUndefined();
  }
  expect(photoPaths(PORTRAIT)).toEqual([
    ...photoPaths(PHOTO).map((path) => path.replace("-f00", `${portraitInName(111)}-f00`)),
    CARD,
    WEBP,
    JPEG,
  ]);
  expect(photoPortrait(`/avatars/${PORTRAIT}`)).toEqual({
    sources: `/avatars/${JPEG} 1280w`,
    webpSources: `/avatars/${WEBP} 1080w`,
    cardSources: `/avatars/${CARD} 640w`,
    ratio: 100 / 111,
  });
  expect(photoPortrait(`/avatars/${PHOTO}`)).toBeUndefined();
  expect(photoTints(`/avatars/${PORTRAIT}`)).toEqual(["#f00", "#c80", "#fff"]);
});

test("all of a photo is in its portrait, or in its only square", () => {
  expect([wholePhotoPath(PORTRAIT), wholePhotoPath(PHOTO)]).toEqual([JPEG, PHOTO]);
});

test.each([
  "",
  PHOTO.replace(".jpg", "_129.jpg"),
  PHOTO.replace(".jpg", "_1024.jpg"),
  PHOTO.replace(".jpg", "_720.jpg"),
  PHOTO.replace(".jpg", "_1024.webp"),
  PHOTO.replace(".jpg", ".webp"),
  PHOTO.replace(".jpg", ".png"),
  `${PHOTO}/..`,
  `../${PHOTO}`,
  `${OWNER.toUpperCase()}/1_a.jpg`,
  `${OWNER}/photo.jpg`,
  `${OWNER}/1_.jpg`,
  `${OWNER}/1_a/b.jpg`,
  "someone/1_a.jpg",
])("%s is no path of a photo", (path) => {
  expect(parsePhotoPath(path)).toBeUndefined();
});

test("the paths of all sizes follow from one", () => {
  const webp = [128, 384, 720].map((side) => PHOTO.replace(".jpg", `_${side}.webp`));
  expect(photoPaths(PHOTO)).toEqual([small, PHOTO.replace(".jpg", "_384.jpg"), PHOTO, ...webp]);
  expect(photoPathOfSide(PHOTO, 128)).toBe(small);
});

test("a profile's address is that of the largest size; any other is not ours", () => {
  expect(photoPathOf(`/avatars/${PHOTO}`)).toBe(PHOTO);
  for (const other of [PHOTO, `/avatars/${small}`, "https://elsewhere.test/a.jpg", "/avatars/nami.jpg", ""]) {
    expect(photoPathOf(other), other).toBeUndefined();
  }
});

test("the browser is offered every size with its width, of our photos only", () => {
  expect(photoSources(`/avatars/${PHOTO}`)).toBe(
    `/avatars/${small} 128w, /avatars/${PHOTO.replace(".jpg", "_384.jpg")} 384w, /avatars/${PHOTO} 1024w`,
  );
  expect(photoWebpSources(`/avatars/${PHOTO}`)).toBe(
    [128, 384, 720].map((side) => `/avatars/${PHOTO.replace(".jpg", `_${side}.webp`)} ${side}w`).join(", "),
  );
  for (const sources of [photoSources, photoWebpSources]) expect(sources("/avatars/nami.jpg")).toBeUndefined();
});

test("three colours are in the name", () => {
  expect(tintsInName(["#f00", "#c80", "#fff"])).toBe("f00c80fff");
  expect(photoTints(`/avatars/${PHOTO}`)).toEqual(["#f00", "#c80", "#fff"]);
  expect(photoTints(`/avatars/${OWNER}/0_portrait.jpg`)).toBeUndefined();
  expect(photoTints("/avatars/nami-f00c80fff.jpg")).toBeUndefined();
});
