import { z } from "zod";
import { errors, memberEndpoint } from "../../endpoint.ts";
import { MEETING_ANSWERS, MEETINGS } from "../../vocabulary/meetings.ts";

const answerSchema = z.object({ answer: z.enum(MEETING_ANSWERS) });
const settingsSchema = z.object({ isShown: z.boolean() });

export const meetings = {
  answer: memberEndpoint
    .route({
      method: "PUT",
      path: "/me/plans/{planId}/meeting",
      summary: "Say for myself what came of a plan",
      description: `For ${MEETINGS.askedDays} days after its end, also after a block or the end of the conversation. The other never learns it. The last answer counts; all are erased after these days.`,
      tags: ["chats"],
    })
    .meta({ limit: "plan" })
    .errors(errors("PLAN_NOT_FOUND"))
    .input(answerSchema.extend({ planId: z.uuid().toLowerCase() }))
    .output(answerSchema),

  settings: memberEndpoint
    .route({
      method: "GET",
      path: "/me/met-people",
      summary: "Whether my profile may say that I have met people from here",
      tags: ["chats"],
    })
    .output(settingsSchema),

  change: memberEndpoint
    .route({
      method: "PUT",
      path: "/me/met-people",
      summary: "Let my profile say that I have met people from here, or not",
      description:
        "Off at first. Counted every night, from two different people of whom each said so as I did. Nobody is told when.",
      tags: ["chats"],
    })
    .meta({ limit: "profile" })
    .input(settingsSchema)
    .output(settingsSchema),
};
