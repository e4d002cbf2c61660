import { z } from "zod";
import { errors, moderatorEndpoint } from "../../endpoint.ts";
import { personId } from "../../schemas/people.ts";
import { PRIVATE_NOTE_MAX } from "../../vocabulary/moderation.ts";

const noteId = z.uuid().toLowerCase();

export const privateNotes = {
  add: moderatorEndpoint
    .route({
      method: "PUT",
      path: "/moderation/people/{personId}/notes/{noteId}",
      summary: "Add a private note about a person, for all moderators",
      description:
        "The client makes the id; sending the note again changes nothing. It is deleted after a year, and with the person's account. The person finds its text and date, without the author, in the archive of their data. `cases.person` has the notes.",
      tags: ["moderation"],
    })
    .meta({ limit: "decision" })
    .errors(errors("PERSON_NOT_FOUND", "PRIVATE_NOTES_FULL"))
    .input(z.object({ personId, noteId, text: z.string().normalize().max(PRIVATE_NOTE_MAX) }))
    .output(z.object({ isAdded: z.literal(true) })),

  remove: moderatorEndpoint
    .route({
      method: "DELETE",
      path: "/moderation/notes/{noteId}",
      summary: "Delete one's own private note",
      tags: ["moderation"],
    })
    .meta({ limit: "decision" })
    .errors(errors("NOT_FOUND"))
    .input(z.object({ noteId }))
    .output(z.object({ isRemoved: z.literal(true) })),
};
