import { expect, test, vi } from "vitest";
import { positionOf, preloadPhoto } from "./person-photo.ts";

const id = "10000000-0000-4000-8000-000000000001";
const file = `/avatars/${id}/1_abc`;

/** The pictures that are made from now on. */
function watchFetched(): HTMLImageElement[] {
  const fetched: HTMLImageElement[] = [];
  const { Image: Real } = globalThis;
  vi.stubGlobal("Image", function create() {
    fetched.push(new Real());
    return fetched.at(-1);
  });
  return fetched;
}

test("a photo is fetched ahead in the size of its card, without a link that browsers miss the use of; without one nothing is", () => {
  const fetched = watchFetched();
  preloadPhoto({ id, nickname: "Zoro", avatarUrl: null }, "288px");
  expect(fetched).toEqual([]);
  preloadPhoto({ id, nickname: "Zoro", avatarUrl: `${file}.jpg` }, "288px");
  const [image] = fetched;
  expect([image?.sizes, image?.srcset, image?.getAttribute("src")]).toEqual([
    "288px",
    `${file}_128.webp 128w, ${file}_384.webp 384w, ${file}_720.webp 720w`,
    null,
  ]);
  preloadPhoto({ id, nickname: "Zoro", avatarUrl: "https://cdn.example/zoro.png" }, "288px");
  expect(fetched[1]?.src).toBe("https://cdn.example/zoro.png");
  expect(document.head.querySelector("link[rel=preload]")).toBeNull();
});

test("the card of a photo with a portrait has it, in the one size that is light enough for phones", () => {
  const portrait = `${file}-s100-200-800-p125`;
  const fetched = watchFetched();
  preloadPhoto({ id, nickname: "Zoro", avatarUrl: `${portrait}.jpg` }, "288px");
  expect(fetched[0]?.srcset).toBe(`${portrait}_portrait_640.webp 640w`);
});

test.each([
  ["the square that a member framed around it", `${file}-s100-200-800-p125.jpg`, 30],
  ["the upper part of an earlier portrait", `${file}-p125.jpg`, 18],
  ["the upper part of a square", `${file}.jpg`, 20],
])("a head is looked for in %s", (_where, avatarUrl, position) => {
  expect(positionOf({ id, nickname: "Zoro", avatarUrl })).toBe(position);
});
