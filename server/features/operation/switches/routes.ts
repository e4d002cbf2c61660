import { operatorProcedures, publicProcedures } from "../../../http/procedures.ts";
import { presentState, presentStored } from "./present.ts";
import type { Switches } from "./service.ts";

/** Binds the switches: reading is public, changing is for operators. */
export function switchRoutes(switches: Switches) {
  const { current } = publicProcedures.switches;
  const { stored, change } = operatorProcedures.switches;
  return {
    current: current.handler(async () => presentState(await switches.current())),
    stored: stored.handler(async () => presentStored(await switches.stored())),
    change: change.handler(async ({ context, input: { maintenanceUntil: until, ...input } }) => {
      const maintenanceUntil = until === null ? null : new Date(until);
      return presentStored(await switches.change(context.actor, { ...input, maintenanceUntil }));
    }),
  };
}
