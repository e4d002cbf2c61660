import { anyone, type Lines } from "../line.ts";

export const system: Lines<"system"> = {
  health: { outcomes: anyone("ok") },
  alive: { outcomes: anyone("ok") },
  contact: { outcomes: anyone("hidden") },
  reportMissingPath: { outcomes: anyone("ok"), input: () => ({ path: "/nowhere" }) },
};
