import { randomUUID } from "node:crypto";
import { type Lines, members } from "../line.ts";

export const factors: Lines<"factors"> = {
  list: { outcomes: members("hidden") },
  enrol: { outcomes: members("hidden"), input: () => ({ factor_type: "totp" }) },
  // Others' factors cannot be found by id.
  remove: { outcomes: members("FACTOR_NOT_FOUND"), input: () => ({ factorId: randomUUID() }) },
  challenge: { outcomes: members("FACTOR_NOT_FOUND"), input: () => ({ factorId: randomUUID() }) },
  verify: {
    outcomes: members("FACTOR_NOT_FOUND"),
    input: () => ({ factorId: randomUUID(), challenge_id: randomUUID(), code: "123456" }),
  },
  makeRecoveryCodes: { outcomes: members("FACTOR_NOT_FOUND") },
  recover: { outcomes: members("FACTOR_CODE_WRONG"), input: () => ({ code: "23456-789ab" }) },
};
