import type { PhotoScores } from "@nakamatch/contract/vocabulary/photos";
import { expect, test } from "vitest";
import { isExplicit } from "./explicit-photo.ts";

const NONE: PhotoScores = { drawing: 0, hentai: 0, neutral: 0, porn: 0, sexy: 0 };

test.each<[string, Partial<PhotoScores>, boolean]>([
  ["a harmless photograph", { neutral: 0.99, sexy: 0.01 }, false],
  ["a harmless drawing", { drawing: 0.95, hentai: 0.05 }, false],
  ["an explicit photograph", { porn: 0.97, sexy: 0.03 }, true],
  ["an explicit drawing", { hentai: 0.92, drawing: 0.08 }, true],
  ["a photograph just below the limit", { porn: 0.59, neutral: 0.41 }, false],
  ["a photograph at the limit", { porn: 0.6, neutral: 0.4 }, true],
  ["a drawing that would be held as a photograph", { hentai: 0.74, drawing: 0.26 }, false],
  ["a drawing at the limit", { hentai: 0.75, drawing: 0.25 }, true],
  ["a suggestive photograph", { sexy: 0.95, porn: 0.05 }, false],
  ["something explicit that is as much drawn as photographed", { hentai: 0.4, porn: 0.4, neutral: 0.2 }, true],
])("%s: waits for a moderator: %o → %s", (_, some, expected) => {
  expect(isExplicit({ ...NONE, ...some })).toBe(expected);
});
