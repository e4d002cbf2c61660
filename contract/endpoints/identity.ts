import { z } from "zod";
import { errors, memberEndpoint } from "../endpoint.ts";

export const identity = {
  prove: memberEndpoint
    .route({
      method: "POST",
      path: "/session/proof",
      summary: "Give the own password again",
      description:
        "For the next ten minutes this session, and no other, may do what needs it, such as deleting the account.",
      tags: ["accounts"],
    })
    .errors(errors("PASSWORD_WRONG"))
    .meta({ limit: "proof" })
    .input(z.object({ password: z.string().max(1000) }))
    .output(z.object({ isProven: z.literal(true) })),
};
