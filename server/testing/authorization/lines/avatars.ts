import { jpegOf } from "../../photos.ts";
import { type Lines, members } from "../line.ts";

export const avatars: Lines<"avatars"> = {
  upload: {
    outcomes: members("hidden"),
    input: async () => new File([new Uint8Array(await jpegOf(120, 120))], "photo.jpg", { type: "image/jpeg" }),
  },
  remove: { outcomes: members("hidden") },
};
