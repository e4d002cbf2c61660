import { memberProcedures } from "../../../http/procedures.ts";
import type { Read } from "../../../platform/database/replicas.ts";
import { type EventDeps, eventCalendar, listEvents, showEvent } from "./service.ts";

/** Binds the endpoints of events, for members. */
export function eventRoutes({ read, ...deps }: EventDeps & { read: Read }) {
  const { events } = memberProcedures;
  return {
    list: events.list.handler(({ input, context }) => read((db) => listEvents({ ...deps, db }, context.actor, input))),
    show: events.show.handler(({ input, context }) => showEvent(deps, context.actor, input.eventId)),
    calendar: events.calendar.handler(({ input, context }) => eventCalendar(deps, context.actor, input.eventId)),
  };
}
