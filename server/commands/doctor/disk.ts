import { existsSync } from "node:fs";
import { statfs } from "node:fs/promises";
import { dirname } from "node:path";
import { examine, type Finding, failed, ok } from "./finding.ts";

const GIGABYTE = 1e9;

/** Checks the free space at `folder`, which may not exist yet. */
export async function checkDisk(folder: string, minBytes = 2 * GIGABYTE): Promise<Finding[]> {
  const toDo = "Free some space, or move DATA_DIR.";
  return examine("disk", { subject: `The disk of ${folder}`, toDo }, async () => {
    let place = folder;
    while (!existsSync(place)) place = dirname(place);
    const { bavail, bsize } = await statfs(place);
    const text = `${((bavail * bsize) / GIGABYTE).toFixed(1)} GB are free at ${place}.`;
    return [bavail * bsize < minBytes ? failed("disk", text, toDo) : ok("disk", text)];
  });
}
