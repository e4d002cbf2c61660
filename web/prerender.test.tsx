// @vitest-environment node
import { LANGUAGES } from "@nakamatch/contract/vocabulary/languages";
import { dictionaries } from "@nakamatch/phrases/testing";
import type { RouteObject } from "react-router";
import { describe, expect, test } from "vitest";
import { createApp } from "./lib/create-app.ts";
import { createI18n } from "./lib/i18n.ts";
import { mascot, prerender, socialTexts, startingFrame } from "./prerender.tsx";
import { createRoutes } from "./routes.tsx";

/** All prerendered pages. */
const paths = (function below(all: RouteObject[]): string[] {
  return all.flatMap(({ path, handle, children }) => [
    ...(handle?.page && path ? [path] : []),
    ...below(children ?? []),
  ]);
})(createRoutes(createApp({ i18n: createI18n({ language: "es" }) })));

test("the public screens are rendered", () => {
  expect(paths).toEqual(["/", "/register", "/login", "/premium", "/contact", "/privacy", "/sobre-mi", "/terms"]);
});

describe.each(LANGUAGES)("in %s", (language) => {
  test.each(paths)("%s has its title in its head, what it is about, and the page itself in its body", async (path) => {
    const { head, body } = await prerender(path, language);
    expect(head).toMatch(/^(?:<title>[^<]+<\/title>|<(?:meta|link)\b[^>]*>)+$/);
    expect(head.match(/<title>/g)).toHaveLength(1);
    expect(head.match(/<meta name="description" content="[^"]+"/g) ?? []).toHaveLength(1);
    expect(body).not.toMatch(/<title>|<meta\b|<script\b/);
    expect(body.match(/<h1\b/g)).toHaveLength(1);
    expect(body.match(/<main\b/g)).toHaveLength(1);
  });

  test("the picture of a link has the promise of the landing page", async () => {
    const { titleStart, titleMark, subtitle } = dictionaries[language].landing.hero;
    expect(await socialTexts(language)).toEqual({ start: titleStart, mark: titleMark, subtitle });
  });
});

test("a page that leads elsewhere, or is none, is not rendered as another one", async () => {
  const { body } = await prerender("/privacy", "de");
  expect(body).toContain(dictionaries.de.privacy.title);
  expect(body).not.toContain(dictionaries.es.privacy.title);
});

test("the mascot is a drawing", () => {
  expect(mascot()).toMatch(/^<(?:g|svg)\b.*<path\b/s);
});

test("the frame of signed-in people has no main, which the screen brings", () => {
  expect(startingFrame()).toContain("Nakamatch");
  expect(startingFrame()).not.toContain("<main");
});
