import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

export const inRoot = (...parts) => join(root, ...parts);

/** Deleted with `node_modules`. */
export const cacheFolder = inRoot("node_modules", ".cache", "nakamatch");
