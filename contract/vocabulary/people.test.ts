import { expect, test } from "vitest";
import { DEFAULT_NICKNAME, GENDERS, INTEREST_KINDS, LOOKING_FOR } from "./people.ts";

test("LIMIT-27 LIMIT-28 REG-41 the genders and intentions are those of the specification", () => {
  expect(GENDERS).toEqual(["hombre", "mujer", "otro"]);
  expect(LOOKING_FOR).toEqual(["amistad", "relacion", "ambas"]);
});

test("LIMIT-19 LIMIT-29 the kinds of interests are in the order of the rotation", () => {
  expect(INTEREST_KINDS).toEqual(["anime", "juego", "serie_pelicula"]);
});

test("DATA-05 Usuario is the fallback for a nickname", () => {
  expect(DEFAULT_NICKNAME).toBe("Usuario");
});
