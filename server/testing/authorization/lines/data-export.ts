import { type Lines, members } from "../line.ts";

export const dataExport: Lines<"dataExport"> = {
  current: { outcomes: members("hidden") },
  request: { outcomes: members("hidden") },
  archive: { outcomes: members("NOT_FOUND") },
};
