import { anyone, type Lines, operators } from "../line.ts";

export const switches: Lines<"switches"> = {
  current: { outcomes: anyone("hidden") },
  stored: { outcomes: operators("hidden") },
  change: {
    outcomes: operators("hidden"),
    input: () => ({ version: 0, isRegistrationOpen: true, maintenanceUntil: null }),
  },
};
