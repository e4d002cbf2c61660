import featureOrder from "../feature-order.json" with { type: "json" };
import type { Check } from "./check.ts";

const FOLDER = "server/features/";
const NOUNS = new Set(featureOrder.levels.flat());
const ROLES = /^((routes|policy|service|store|conditions|present|events|jobs|emails|types)\.ts|tables\.json)$/;
const TEST = /^[a-z0-9-]+(\.int)?\.test\.tsx?$/;

/** A server feature is a flat folder with a closed set of file names. */
export const featureFiles: Check = {
  name: "files of the server's features",
  run(repository) {
    return repository.files
      .filter((path) => path.startsWith(FOLDER))
      .flatMap((path) => {
        const [noun = "", ...rest] = path.slice(FOLDER.length).split("/");
        const name = rest.join("/");
        if (!NOUNS.has(noun)) return [`${path}: "${noun}" is not among the features of tools/feature-order.json`];
        return ROLES.test(name) || TEST.test(name)
          ? []
          : [`${path}: "${name}" is not one of the file names of a feature`];
      });
  },
};
