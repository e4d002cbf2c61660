import { impartial, type Lines } from "../line.ts";

export const privateNotes: Lines<"privateNotes"> = {
  add: {
    ...impartial("ok", ["VALIDATION_FAILED", "PERSON_NOT_FOUND"]),
    input: ({ other, reportId }) => ({ personId: other.id, noteId: reportId, text: "Con calma" }),
  },
  // There is no such note.
  remove: { ...impartial("ok", ["ok", "ok"]), input: ({ reportId }) => ({ noteId: reportId }) },
};
