import { z } from "zod";
import { memberEndpoint } from "../../endpoint.ts";
import { statementSchema } from "../../schemas/statements.ts";

export const statements = {
  mine: memberEndpoint
    .route({
      method: "GET",
      path: "/me/statements",
      summary: "The decisions about me, with their reasons",
      description: "The latest 50, the newest first, each with what became of the appeal against it.",
      tags: ["statements"],
    })
    .output(z.object({ statements: z.array(statementSchema) })),
};
