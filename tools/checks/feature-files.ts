import type { Check } from "./check.ts";

const FOLDER = "server/features/";
const ROLES = /^((routes|policy|service|store|conditions|present|events|jobs|emails|page|types)\.ts|tables\.json)$/;
const TEST = /^[a-z0-9-]+(\.int)?\.test\.tsx?$/;

/** An area of the server holds `area.ts` and its features: flat folders with a closed set of file names. */
export const featureFiles: Check = {
  name: "files of the server's features",
  run(repository) {
    return repository.files
      .filter((path) => path.startsWith(FOLDER))
      .flatMap((path) => {
        const [, inArea = "", ...rest] = path.slice(FOLDER.length).split("/");
        if (rest.length === 0) return inArea === "area.ts" ? [] : [`${path}: an area holds features and area.ts`];
        const name = rest.join("/");
        return ROLES.test(name) || TEST.test(name)
          ? []
          : [`${path}: "${name}" is not one of the file names of a feature`];
      });
  },
};
