import { publishToModerators } from "../../realtime/moderators.ts";
import type { Delivery } from "../../realtime/types.ts";

export type OutcomeDelivery = Delivery;

/** Call it after the commit. */
export const publishReopened = publishToModerators;
