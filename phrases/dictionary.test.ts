import { expect, test } from "vitest";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { it } from "./it.ts";
import { pt } from "./pt.ts";

/** Every text of a language by its path, such as `nav.login`. */
function texts(tree: object, path = ""): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]: [string, unknown]): [string, string][] =>
    typeof value === "string" ? [[path + key, value]] : texts(value as object, `${path}${key}.`),
  );
}

const values = (text: string) => [...text.matchAll(/\{\{\s*(\w+)/g)].map(([, name]) => name).sort();

const spanish = new Map(texts(es));

test.each(Object.entries({ de, en, es, fr, it, pt }))(
  "%s says everything, with the values of the Spanish text",
  (_, language) => {
    for (const [path, text] of texts(language)) {
      expect(text.trim(), path).not.toBe("");
      expect(values(text), path).toEqual(values(spanish.get(path) ?? ""));
    }
  },
);
