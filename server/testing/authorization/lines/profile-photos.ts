import { jpegOf } from "../../photos.ts";
import { type Lines, members } from "../line.ts";

export const profilePhotos: Lines<"profilePhotos"> = {
  upload: { outcomes: members("hidden"), input: async () => ({ body: await photo() }) },
  remove: { outcomes: members("hidden") },
  add: { outcomes: members("hidden"), input: async () => ({ body: await photo() }) },
  arrange: { outcomes: members("hidden"), input: () => ({ before: [], photos: [] }) },
};

async function photo(): Promise<File> {
  return new File([new Uint8Array(await jpegOf(120, 120))], "photo.jpg", { type: "image/jpeg" });
}
