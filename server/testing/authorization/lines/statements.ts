import { type Lines, members } from "../line.ts";
import { addWarning } from "./warnings.ts";

export const statements: Lines<"statements"> = {
  mine: { outcomes: members("hidden"), input: async (scene) => void (await addWarning(scene)) },
};
