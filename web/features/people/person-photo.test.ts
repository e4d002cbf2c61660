import { expect, test, vi } from "vitest";
import { preloadPhoto } from "./person-photo.ts";

const id = "10000000-0000-4000-8000-000000000001";
const file = `/avatars/${id}/1_abc`;

test("a photo is fetched ahead in the size of its card, without a link that browsers miss the use of; without one nothing is", () => {
  const fetched: HTMLImageElement[] = [];
  const { Image: Real } = globalThis;
  vi.stubGlobal("Image", function create() {
    fetched.push(new Real());
    return fetched.at(-1);
  });
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
