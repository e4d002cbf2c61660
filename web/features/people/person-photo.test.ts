import { afterEach, expect, test } from "vitest";
import { preloadPhoto } from "./person-photo.ts";

const links = () => [...document.head.querySelectorAll<HTMLLinkElement>("link[rel=preload]")];
afterEach(() => links().map((link) => link.remove()));

const id = "10000000-0000-4000-8000-000000000001";
const file = `/avatars/${id}/1_abc`;

test("a photo is fetched ahead in the size of its card; without one nothing is", () => {
  preloadPhoto({ id, nickname: "Zoro", avatarUrl: null }, "288px");
  expect(links()).toEqual([]);
  preloadPhoto({ id, nickname: "Zoro", avatarUrl: `${file}.jpg` }, "288px");
  const attributes = ["as", "type", "imagesrcset", "imagesizes", "fetchpriority"].map((name) =>
    links()[0]?.getAttribute(name),
  );
  expect(attributes).toEqual([
    "image",
    "image/webp",
    `${file}_128.webp 128w, ${file}_384.webp 384w, ${file}_720.webp 720w`,
    "288px",
    "high",
  ]);
});
