import { memberProcedures } from "../../../http/procedures.ts";
import { answerMeeting, type MeetingDeps, setMetPeople, showMetPeople } from "./service.ts";

/** Binds the endpoints of what came of plans, for members. */
export function meetingRoutes({ db, realtime }: MeetingDeps) {
  const { meetings } = memberProcedures;
  return {
    answer: meetings.answer.handler(({ input, context }) => answerMeeting({ db, realtime }, context.actor, input)),
    settings: meetings.settings.handler(({ context }) => showMetPeople(db, context.actor)),
    change: meetings.change.handler(({ input, context }) => setMetPeople(db, context.actor, input.isShown)),
  };
}
