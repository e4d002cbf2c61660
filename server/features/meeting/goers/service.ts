/** Who meets whom at an event: one rule for the list of goers, for cards and profiles, and for the filter. */
import { goersMet, readMet, readOpenEvents } from "./store.ts";

export { goersMet, readMet, readOpenEvents };
