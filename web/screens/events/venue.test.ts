import { expect, it } from "vitest";
import { venueBeside } from "./venue.ts";

const city = { name: "Madrid", region: "Comunidad de Madrid", countryCode: "ES" };

it.each([
  ["IFEMA, Madrid, ES", "IFEMA"],
  ["IFEMA, Av. Partenón 5, madrid", "IFEMA, Av. Partenón 5"],
  ["Teatro Madrid", "Teatro Madrid"],
  ["Madrid, Palacio de Congresos", "Madrid, Palacio de Congresos"],
  ["Madrid, ES", ""],
])("a venue says what its city does not: %s", (venue, said) => {
  expect(venueBeside({ venue, city })).toBe(said);
});
