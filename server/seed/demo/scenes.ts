import { PHOTO_PREFIX } from "@nakamatch/domain/people/photo-address";
import type { EncodedPhoto } from "../../photos/encode-photo.ts";
import { demoId } from "./demo-id.ts";
import { drawPhoto } from "./draw-photo.ts";
import { demoPhotoPath } from "./portrait-address.ts";

/** For drawings of 512 by 512; `ink` is the outline. */
const INK = 'stroke="#1c1830" stroke-width="9" stroke-linejoin="round" stroke-linecap="round"';

const SCENES = {
  bookshelf: `<path fill="#f6d7a8" d="M0 0h512v512H0z"/><g ${INK}><path fill="#9c5b2e" d="M28 236h456v30H28zM28 446h456v30H28z"/>
    <path fill="#e4483c" d="M60 96h46v140H60z"/><path fill="#2f6fdb" d="M106 70h40v166h-40z"/><path fill="#f3b61f" d="M146 110h52v126h-52z"/>
    <path fill="#3aa76d" d="m214 236 36-150 44 11-36 139z"/><path fill="#fff" d="M352 236c-48-40-30-96 26-96s74 56 26 96z"/>
    <path fill="#3aa76d" d="M378 140c-6-38-40-54-60-48 2 34 30 52 60 48 4-44 36-60 62-50-4 34-30 52-62 50z"/>
    <path fill="#7d4bc9" d="M64 316h60v130H64z"/><path fill="#fff" d="M124 296h40v150h-40z"/><path fill="#e4483c" d="M164 330h48v116h-48z"/>
    <path fill="#2f6fdb" d="M254 400h180v46H254zM270 356h140v44H270z"/><path fill="#f3b61f" d="M286 316h110v40H286z"/></g>`,
  cat: `<path fill="#26315f" d="M0 0h512v512H0z"/><g ${INK}><path fill="#ffe9a3" d="M60 50h392v330H60z"/><circle cx="350" cy="140" r="52" fill="#fff6d8"/>
    <path fill="none" d="M256 50v330M60 210h392"/><path fill="#9c5b2e" d="M24 380h464v44H24z"/>
    <path fill="#f08a3c" d="M150 380c-24-96 6-150 42-164l-8-66 48 40h46l48-40-8 66c40 18 66 70 42 164z"/>
    <path fill="none" d="M356 370c60 10 90-30 70-80M216 250h2M292 250h2M242 282l13 10 13-10"/></g>`,
  city: `<path fill="#3b1d6e" d="M0 0h512v512H0z"/><circle cx="366" cy="126" r="66" fill="#ffd24a" ${INK}/><g ${INK}>
    <path fill="#6d3fc0" d="M-10 522V250h110v-60h90v332z"/><path fill="#1f8a8a" d="M190 522V130l60-50 60 50v392z"/>
    <path fill="#d1387a" d="M310 522V300h96v-70h116v292z"/></g><g fill="#ffe9a3"><path d="M20 290h26v30H20zM62 290h26v30H62zM20 350h26v30H20zM122 230h26v30h-26zM122 300h26v30h-26z"/>
    <path d="M222 170h24v30h-24zM258 170h24v30h-24zM222 240h24v30h-24zM258 310h24v30h-24zM222 380h24v30h-24z"/>
    <path d="M336 340h26v30h-26zM430 270h26v30h-26zM470 270h26v30h-26zM430 340h26v30h-26z"/></g>`,
  desk: `<path fill="#bfe3df" d="M0 0h512v512H0z"/><g ${INK}><path fill="#9c5b2e" d="M-10 392h532v130H-10z"/><path fill="#1c1830" d="M96 92h320v216H96z"/>
    <path fill="#4ac1ea" d="M116 112h280v176H116z"/><path fill="#e4483c" d="m240 160 70 40-70 40z"/><path fill="#fff" d="M226 308h60v62h-60zM176 370h160v24H176z"/>
    <path fill="#7d4bc9" d="M106 430c0-30 40-34 56-20h60c16-14 56-10 56 20 6 60-30 70-50 36h-72c-20 34-56 24-50-36z"/>
    <path fill="#fff" d="M366 410h72v76h-72z"/><path fill="none" d="M438 426c36-6 36 44 0 42M140 436h24M152 424v24M236 436h2"/></g>`,
  hills: `<path fill="#ff9a5c" d="M0 0h512v512H0z"/><circle cx="256" cy="250" r="108" fill="#ffe08a" ${INK}/><g ${INK}>
    <path fill="#7d4bc9" d="M-20 400 130 190l110 150 90-110 210 200v100H-20z"/><path fill="#fff" d="m130 190-44 62 44 20 40-26z"/>
    <path fill="#2c8f5f" d="M-20 420c140-80 250-40 300 10s150 60 260-20v122H-20z"/>
    <path fill="#e4483c" d="M330 432v-92h110v92M308 344l78-52 78 52z"/><path fill="none" d="M70 452v-56M130 470v-60"/></g>`,
  ramen: `<path fill="#ffd7d0" d="M0 0h512v512H0z"/><g ${INK}><path fill="#f6d7a8" d="M70 240c10-60 362-60 372 0z"/><circle cx="200" cy="214" r="44" fill="#fff"/>
    <circle cx="200" cy="214" r="18" fill="#f3b61f"/><path fill="#2c8f5f" d="M270 130h96v96h-96z"/><path fill="#e4483c" d="M48 240h416c0 110-60 176-120 196H168C108 416 48 350 48 240z"/>
    <path fill="#fff" d="M168 436h176l-16 40H184z"/><path fill="none" stroke="#fff" d="M96 300h320"/><path fill="none" d="M360 190 500 40M392 206 512 90M150 130c-20-30 20-40 0-76M240 120c-20-30 20-40 0-76"/></g>`,
};

type Scene = keyof typeof SCENES;

/** The photos of demo people after their portraits. */
export const DEMO_SCENES: Readonly<Record<string, readonly Scene[]>> = {
  "demo-member": ["ramen", "desk"],
  "demo-premium": ["city", "cat", "hills"],
  "demo-001": ["hills", "ramen", "bookshelf", "cat"],
  "demo-002": ["desk", "city"],
  "demo-004": ["cat", "bookshelf"],
  "demo-006": ["ramen", "hills", "city"],
  "demo-010": ["bookshelf", "desk"],
  "demo-014": ["city", "ramen"],
  "demo-020": ["hills", "cat", "desk", "ramen"],
  "demo-031": ["cat", "city"],
  "demo-047": ["desk", "bookshelf", "hills"],
  "demo-060": ["ramen", "cat"],
};

/** Returns the path in the storage for avatars. */
export function scenePath(personId: string, scene: Scene): string {
  return demoPhotoPath(personId, scene);
}

/** Returns the addresses of a person's photos after the portrait. */
export function sceneUrls(key: string): string[] {
  return (DEMO_SCENES[key] ?? []).map((scene) => PHOTO_PREFIX + scenePath(demoId(key), scene));
}

/** Draws every scene in all sizes. */
export async function drawScenes(): Promise<Map<Scene, EncodedPhoto>> {
  const drawn = new Map<Scene, EncodedPhoto>();
  for (const [scene, drawing] of Object.entries(SCENES) as [Scene, string][]) {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" width="512" height="512">${drawing}</svg>`;
    drawn.set(scene, await drawPhoto(svg));
  }
  return drawn;
}
