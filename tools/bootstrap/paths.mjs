import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The top folder of the repository. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** An absolute path from parts relative to the repository. */
export const inRoot = (...parts) => join(root, ...parts);

/** Where the bootstrap remembers what it did; goes away with `node_modules`, as it should. */
export const cacheFolder = inRoot("node_modules", ".cache", "nakamatch");
