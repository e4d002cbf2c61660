import { beforeAll } from "vitest";
import { loadParts } from "./lazy-part.tsx";

// Tests of the components find the parts that a browser would have fetched when it was idle.
beforeAll(loadParts);
