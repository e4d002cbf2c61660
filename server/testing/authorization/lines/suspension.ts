import { randomUUID } from "node:crypto";
import type { ErrorBody } from "@nakamatch/contract/errors";
import { GOOD_PASSWORD } from "../../sign-up.ts";
import { anyone, type Lines, type Outcome } from "../line.ts";
import type { Scene } from "../scene.ts";

/** Only suspended people get a token, when their sign-in is refused. */
const suspended = (outcome: Outcome) => anyone("SUSPENSION_TOKEN_INVALID", { banned: outcome });

export const suspension: Lines<"suspension"> = {
  state: {
    outcomes: suspended("hidden"),
    input: async (scene) => ({ token: await tokenOf(scene, "banToken") }),
  },
  challenge: {
    outcomes: suspended("FACTOR_NOT_FOUND"),
    input: async (scene) => ({ token: await tokenOf(scene), factorId: randomUUID() }),
  },
  verify: {
    outcomes: suspended("FACTOR_NOT_FOUND"),
    input: async (scene) => ({
      token: await tokenOf(scene),
      factorId: randomUUID(),
      challenge_id: randomUUID(),
      code: "123456",
    }),
  },
  recover: {
    outcomes: suspended("FACTOR_CODE_WRONG"),
    input: async (scene) => ({ token: await tokenOf(scene), code: "23456-789ab" }),
  },
  current: { outcomes: suspended("hidden"), input: async (scene) => ({ token: await tokenOf(scene) }) },
  request: { outcomes: suspended("hidden"), input: async (scene) => ({ token: await tokenOf(scene) }) },
  archive: { outcomes: suspended("NOT_FOUND"), input: async (scene) => ({ token: await tokenOf(scene) }) },
  remove: { outcomes: suspended("hidden"), input: async (scene) => ({ token: await tokenOf(scene) }) },
};

/** Returns a token of a refused sign-in; other roles send a forged one. */
async function tokenOf({ server, role, owner }: Scene, name: "dataToken" | "banToken" = "dataToken"): Promise<string> {
  if (role !== "banned") return "made-up";
  const response = await server.post("/api/auth/sign-in/email", { email: owner.email, password: GOOD_PASSWORD });
  return ((await response.json()) as ErrorBody).data?.[name] ?? "";
}
