/** Which goers of an event see each other: one rule for their list, cards, profiles and the filter. */
import { goersMet, readMet, readOpenEvents } from "./store.ts";

export { goersMet, readMet, readOpenEvents };
