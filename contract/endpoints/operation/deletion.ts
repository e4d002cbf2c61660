import { z } from "zod";
import { errors, memberEndpoint } from "../../endpoint.ts";
import { personId } from "../../schemas/people.ts";

export const deletion = {
  deleteUser: memberEndpoint
    .route({
      method: "POST",
      path: "/delete-user",
      summary: "Delete my account",
      description:
        "For good, with everything that belongs to it. The session must have given the password within the last ten minutes (`POST /session/proof`). A failure has its message in `error` too.",
      tags: ["accounts"],
    })
    .errors(errors("IDENTITY_NOT_PROVEN"))
    .input(z.object({ userId: personId }))
    .output(z.object({ isDeleted: z.literal(true) })),
};
