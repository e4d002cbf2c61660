import { type Lines, members } from "../line.ts";

export const discovery: Lines<"discovery"> = {
  page: { outcomes: members("shown", { blocked: "hidden", blocking: "hidden" }) },
};
