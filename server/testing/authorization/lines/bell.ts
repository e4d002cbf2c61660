import { impartial, type Lines } from "../line.ts";

export const bell: Lines<"bell"> = { opened: impartial("hidden", ["hidden", "hidden"]) };
