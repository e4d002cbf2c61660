import { randomUUID } from "node:crypto";
import { type Lines, members } from "../line.ts";

export const sessions: Lines<"sessions"> = {
  list: { outcomes: members("hidden") },
  end: { outcomes: members("hidden"), input: () => ({ sessionId: randomUUID() }) },
  endOthers: { outcomes: members("hidden") },
};
