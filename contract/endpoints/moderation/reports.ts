import { z } from "zod";
import { errors, memberEndpoint, moderatorEndpoint } from "../../endpoint.ts";
import { personId } from "../../schemas/people.ts";
import { CONCERNS } from "../../vocabulary/concerns.ts";
import { PHOTOS_MAX } from "../../vocabulary/limits.ts";
import { REASONS_OF, REVIEWED_MAX } from "../../vocabulary/reports.ts";

/** Only a size limit: `domain` validates. */
const description = z.string().max(5000);

const wordsReason = z.enum(["", ...REASONS_OF.words]);

const made = z.object({ reportId: z.uuid() });

const reportEndpoint = memberEndpoint
  .meta({ limit: "report" })
  .errors(errors("PERSON_NOT_FOUND", "OWN_PROFILE_MISSING", "REPORT_CHECK_FAILED", "REPORT_DUPLICATE"));

export const reports = {
  reportProfile: reportEndpoint
    .route({
      method: "POST",
      path: "/people/{personId}/reports",
      summary: "Report a person from their profile",
      description:
        "Seals what the profile shows at that moment, for moderators. The reported person is not told. A second report for the same reason is refused while the first is unresolved.",
      tags: ["reports"],
    })
    .meta({ worksInMaintenance: true })
    .input(z.object({ personId, reason: z.enum(["", ...REASONS_OF.profile]), description }))
    .output(made),

  reportChat: reportEndpoint
    .route({
      method: "POST",
      path: "/people/{personId}/chat-reports",
      summary: "Report a person from the chat with them",
      description:
        "As a report from the profile, but seals messages of the chat: the last 50, the last 50 of the reported person, and the one that `messageId` marks with 25 on each side. Also for a chat whose other side has blocked the caller.",
      tags: ["reports"],
    })
    .meta({ worksInMaintenance: true })
    .input(
      z.object({
        personId,
        reason: z.enum(["", ...REASONS_OF.chat]),
        description,
        messageId: z.uuid().toLowerCase().optional(),
      }),
    )
    .output(made),

  reportWords: reportEndpoint
    .route({
      method: "POST",
      path: "/people/{personId}/words-reports",
      summary: "Report the words that came with a person's like",
      description: "Seals these words, also if a block or an unlike has just withdrawn them.",
      tags: ["reports"],
    })
    .meta({ worksInMaintenance: true })
    .input(z.object({ personId, reason: wordsReason, description }))
    .output(made),

  reportWithdrawnWords: reportEndpoint
    .route({
      method: "POST",
      path: "/me/withdrawn-words/{wordsId}/reports",
      summary: "Report withdrawn words",
      description: "As a report of words that stand; the answer does not tell who wrote them.",
      tags: ["reports"],
    })
    .meta({ worksInMaintenance: true })
    .input(z.object({ wordsId: z.string().max(100), reason: wordsReason, description }))
    .output(made),

  answerConcern: memberEndpoint
    .route({
      method: "PUT",
      path: "/reports/{reportId}/concern",
      summary: "Say that someone may be in danger, under 18 or asked for money",
      description:
        "About one's own report, while it is unresolved. Moderators see the case before others. Repeating it changes nothing; a later answer replaces it.",
      tags: ["reports"],
    })
    .meta({ worksInMaintenance: true, limit: "concern" })
    .errors(errors("NOT_FOUND"))
    .input(z.object({ reportId: z.uuid().toLowerCase(), concern: z.enum(CONCERNS) }))
    .output(z.object({ isNoted: z.literal(true) })),

  reviewed: memberEndpoint
    .route({
      method: "GET",
      path: "/reports/reviewed",
      summary: "My reports reviewed since the last notice",
      description: "Without the decisions.",
      tags: ["reports"],
    })
    .output(z.object({ reportIds: z.array(z.uuid()).max(REVIEWED_MAX) })),

  acknowledge: memberEndpoint
    .route({
      method: "POST",
      path: "/reports/reviewed/seen",
      summary: "Confirm the notice about these reports",
      tags: ["reports"],
    })
    .input(z.object({ reportIds: z.array(z.uuid().toLowerCase()).max(REVIEWED_MAX) }))
    .output(z.object({ isSeen: z.literal(true) })),

  evidencePhoto: moderatorEndpoint
    .route({
      method: "GET",
      path: "/moderation/evidence/{evidenceId}/photo",
      summary: "A photo in a report's evidence, a JPEG",
      description: "`place`: from 1, the profile's first photo.",
      tags: ["moderation"],
    })
    .errors(errors("NOT_FOUND"))
    .input(z.object({ evidenceId: z.uuid(), place: z.coerce.number<number>().int().min(1).max(PHOTOS_MAX).default(1) }))
    .output(z.file()),
};
