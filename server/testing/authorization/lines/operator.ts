import { randomUUID } from "node:crypto";
import { type Lines, operators } from "../line.ts";

export const operator: Lines<"operator"> = {
  overview: { outcomes: operators("hidden") },
  days: { outcomes: operators("hidden") },
  failedJobs: { outcomes: operators("hidden") },
  retry: { outcomes: operators("hidden"), input: () => ({ queue: "statements.email", id: randomUUID() }) },
};
