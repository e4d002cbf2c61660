import { expect, test } from "vitest";
import {
  parsePhotoPath,
  photoPathOf,
  photoPathOfSide,
  photoPaths,
  photoSources,
  photoTints,
  tintsInName,
} from "./photo-address.ts";

const OWNER = "0199a1b2-0000-7000-8000-00000000000a";
const PHOTO = `${OWNER}/1763683220000_0123abc-f00c80fff.jpg`;
const small = PHOTO.replace(".jpg", "_128.jpg");

test("AVATAR-10 a path names the person, the photo and the size", () => {
  expect(parsePhotoPath(PHOTO)).toEqual({ owner: OWNER, photo: PHOTO, side: 1024 });
  expect(parsePhotoPath(small)).toEqual({ owner: OWNER, photo: PHOTO, side: 128 });
  expect(parsePhotoPath(`${OWNER}/0_portrait_384.jpg`)).toEqual({
    owner: OWNER,
    photo: `${OWNER}/0_portrait.jpg`,
    side: 384,
  });
});

test.each([
  "",
  PHOTO.replace(".jpg", "_129.jpg"),
  PHOTO.replace(".jpg", "_1024.jpg"),
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
  expect(photoPaths(PHOTO)).toEqual([small, PHOTO.replace(".jpg", "_384.jpg"), PHOTO]);
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
  expect(photoSources("/avatars/nami.jpg")).toBeUndefined();
});

test("three colours are in the name", () => {
  expect(tintsInName(["#f00", "#c80", "#fff"])).toBe("f00c80fff");
  expect(photoTints(`/avatars/${PHOTO}`)).toEqual(["#f00", "#c80", "#fff"]);
  expect(photoTints(`/avatars/${OWNER}/0_portrait.jpg`)).toBeUndefined();
  expect(photoTints("/avatars/nami-f00c80fff.jpg")).toBeUndefined();
});
