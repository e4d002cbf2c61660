import { describe, expect, test } from "vitest";
import { divisionFinder } from "./divisions.ts";
import { decodeCities, encodeCities } from "./format.ts";
import { giveLocalNames, localDivisionName, parseCityNames, parseDivisionNames } from "./local-names.ts";
import { giveOtherNames } from "./other-names.ts";
import { type Divisions, mergeDuplicates, roughKm, type SourcePlace, selectSettlements, tellApart } from "./places.ts";

let nextId = 1;

function place(values: Partial<SourcePlace>): SourcePlace {
  return {
    id: nextId++,
    name: "Villa",
    countryCode: "ES",
    latitude: 40,
    longitude: -3,
    population: 1000,
    featureCode: "PPL",
    adminCode: "",
    aliases: [],
    ...values,
  };
}

const names = (places: { name: string }[]) => places.map(({ name }) => name);

describe("roughKm", () => {
  test("agrees with the known distance from Madrid to Toledo", () => {
    expect(roughKm({ latitude: 40.4165, longitude: -3.70256 }, { latitude: 39.8581, longitude: -4.02263 })).toBeCloseTo(
      67.8,
      0,
    );
  });

  test("takes the short way over the date line", () => {
    expect(roughKm({ latitude: 0, longitude: 179.9 }, { latitude: 0, longitude: -179.9 })).toBeLessThan(25);
  });
});

describe("selectSettlements", () => {
  test("leaves out quarters of a larger place nearby, keeps remote ones", () => {
    const city = place({ name: "City", population: 500_000 });
    const quarter = place({ name: "Quarter", population: 100_000, latitude: 40.1, featureCode: "PPLX" });
    const remote = place({ name: "Remote", population: 100_000, latitude: 41, featureCode: "PPLX" });
    expect(names(selectSettlements([city, quarter, remote]))).toEqual(["City", "Remote"]);
  });

  test("leaves out vanished places and buildings", () => {
    const ghost = place({ name: "Buffalo (historical)", featureCode: "PPLQ" });
    const building = place({ name: "Capitol", featureCode: "PPLG", population: 0 });
    const seat = place({ name: "The Hague", featureCode: "PPLG", population: 474_292 });
    expect(names(selectSettlements([ghost, building, seat]))).toEqual(["The Hague"]);
  });
});

describe("mergeDuplicates", () => {
  test("keeps the most populous of one name within 3 km", () => {
    const small = place({ name: "Cordoba", population: 10 });
    const large = place({ name: "Córdoba", population: 20, latitude: 40.01 });
    const far = place({ name: "Córdoba", population: 5, latitude: 40.1 });
    const abroad = place({ name: "Córdoba", population: 5, countryCode: "AR" });
    const kept = mergeDuplicates([small, large, far, abroad]).map(({ id }) => id);
    expect(kept.sort()).toEqual([large.id, far.id, abroad.id].sort());
  });
});

describe("tellApart", () => {
  const divisions = new Map<number, Divisions>();
  const divisionsOf = (of: SourcePlace) => divisions.get(of.id) ?? { first: "", second: "" };

  function within(first: string, second: string, values: Partial<SourcePlace> = {}): SourcePlace {
    const made = place(values);
    divisions.set(made.id, { first, second });
    return made;
  }

  const regions = (places: SourcePlace[]) => tellApart(places, divisionsOf).map(({ region }) => region);

  test("leaves an unmistakable name alone", () => {
    expect(regions([within("Galicia", "Lugo"), within("Galicia", "Lugo", { countryCode: "PT" })])).toEqual(["", ""]);
  });

  test("names the region where the name repeats, accents aside", () => {
    expect(regions([within("Galicia", "Lugo", { name: "Vílla" }), within("Murcia", "Murcia")])).toEqual([
      "Galicia",
      "Murcia",
    ]);
  });

  test("adds the district where the region repeats too, and only there", () => {
    const places = [within("Galicia", "Lugo"), within("Galicia", "Ourense"), within("Murcia", "Murcia")];
    expect(regions(places)).toEqual(["Galicia, Lugo", "Galicia, Ourense", "Murcia"]);
  });

  test("adds the nearest larger place where the district repeats too", () => {
    const places = [
      within("Galicia", "Lugo", { latitude: 40 }),
      within("Galicia", "Lugo", { latitude: 41 }),
      within("Galicia", "Lugo", { name: "Big South", latitude: 40.2, population: 5000 }),
      within("Galicia", "Lugo", { name: "Big North", latitude: 41.2, population: 5000 }),
      within("Galicia", "Lugo", { name: "Small North", latitude: 41.1, population: 10 }),
    ];
    expect(regions(places)).toEqual(["Galicia, Big South", "Galicia, Big North", "", "", ""]);
  });

  test("goes on to the next place when namesakes share the nearest", () => {
    const places = [
      within("", "", { latitude: 40, population: 20 }),
      within("", "", { latitude: 40.1, population: 10 }),
      within("", "", { name: "Near", latitude: 40.05, population: 5000 }),
      within("", "", { name: "Far", latitude: 43, population: 5000 }),
    ];
    expect(regions(places)).toEqual(["Near", "Far", "", ""]);
  });

  test("refuses what nothing can tell apart", () => {
    expect(() => regions([within("", ""), within("", "")])).toThrow(/Nothing tells Villa/);
  });
});

describe("divisionFinder", () => {
  const coded = (latitude: number, admin1: string, admin2: string) => ({
    countryCode: "ES",
    latitude,
    longitude: -3,
    admin1,
    admin2,
  });
  const find = divisionFinder([coded(40, "1", "A"), coded(41, "2", "B"), coded(42, "1", "C")], {
    first: new Map([
      ["ES.1", "Galicia"],
      ["ES.2", "Murcia"],
    ]),
    second: new Map([
      ["ES.1.A", "Lugo"],
      ["ES.2.B", "Lorca"],
      ["ES.1.C", "Ourense"],
    ]),
  });

  test("names the region by the place's own code and the district by a neighbour in that region", () => {
    expect(find(place({ adminCode: "1", latitude: 41.1 }))).toEqual({ first: "Galicia", second: "Ourense" });
  });

  test("takes an unknown region from the nearest neighbour", () => {
    expect(find(place({ adminCode: "old", latitude: 41.1 }))).toEqual({ first: "Murcia", second: "Lorca" });
  });

  test("names nothing in a country it knows nothing of", () => {
    expect(find(place({ countryCode: "VA" }))).toEqual({ first: "", second: "" });
  });
});

describe("giveLocalNames", () => {
  const given = (places: SourcePlace[], lines: string) =>
    giveLocalNames(places, parseCityNames(lines)).map(({ name, aliases }) => [name, ...aliases]);

  test("renames the most populous of the name, and keeps the replaced name as an alias", () => {
    const places = [
      place({ name: "Rome", countryCode: "IT", population: 5 }),
      place({ name: "Rome", countryCode: "IT", population: 10 }),
      place({ name: "Rome", countryCode: "US", population: 20 }),
    ];
    expect(given(places, "# Italy\nIT\tRome\tRoma\tRom\n")).toEqual([["Rome"], ["Roma", "Rome", "Rom"], ["Rome"]]);
  });

  test("keeps the name where only aliases are given, and drops what search takes for the same", () => {
    expect(given([place({ name: "Xi’an" })], "ES\tXi’an\t\tXIAN;Sian;Sián")).toEqual([["Xi’an", "Sian"]]);
    expect(given([place({ name: "Cadiz" })], "ES\tCadiz\tCádiz\tCadix")).toEqual([["Cádiz", "Cadix"]]);
  });

  test("writes Romanian with a comma", () => {
    expect(given([place({ name: "Iaşi", countryCode: "RO" }), place({ name: "Muş", countryCode: "TR" })], "")).toEqual([
      ["Iași"],
      ["Muş"],
    ]);
  });

  test("refuses a line that names no place, or one that another line named", () => {
    expect(() => given([], "IT\tRome\tRoma\t")).toThrow(/No place is called Rome in IT/);
    const lines = "ES\tVilla\t\tA\nES\tVilla\t\tB";
    expect(() => given([place({})], lines)).toThrow(/Villa in ES has two lines/);
  });

  test("refuses a line of another shape", () => {
    expect(() => parseCityNames("IT\tRome\tRoma")).toThrow(/Not a line of names/);
    expect(() => parseDivisionNames("IT\tTuscany")).toThrow(/Not a line of names/);
  });
});

describe("localDivisionName", () => {
  const renames = parseDivisionNames("IT\tFlorence\tFirenze\nCZ\tPlzeň Region\tPlzeňský kraj\n");
  test.each([
    ["IT", "Province of Florence", "Firenze"],
    ["IT", "Provincia di Siena", "Siena"],
    ["CZ", "Plzeň Region", "Plzeňský kraj"],
    ["CO", "Tolima Department", "Tolima"],
    ["RO", "Iaşi County", "Iași"],
    ["US", "Orange County", "Orange County"],
  ])("in %s %s is %s", (countryCode, source, local) => {
    expect(localDivisionName(countryCode, source, renames)).toBe(local);
  });
});

describe("the format", () => {
  test("gives back what was written, ordered by country and id", () => {
    const city = { name: "Ñ", latitude: -12.34567, longitude: 0, population: 7 };
    const text = encodeCities([
      { ...city, id: 9, countryCode: "ES", region: "", aliases: ["Enye", "En"] },
      { ...city, id: 12, countryCode: "AR", region: "Salta", aliases: [] },
    ]);
    expect(decodeCities(text)).toEqual({
      ids: [12, 9],
      names: ["Ñ", "Ñ"],
      countryCodes: ["AR", "ES"],
      latitudes: [-12.34567, -12.34567],
      longitudes: [0, 0],
      populations: [7, 7],
      regions: ["Salta", ""],
      aliases: [[], ["Enye", "En"]],
    });
  });

  test("notices a truncated file", () => {
    expect(() => decodeCities("1\t2")).toThrow(/lacks a column/);
    expect(() => decodeCities("1\t2\na\nES\n1\n1\n1\n\n")).toThrow(/differ in length/);
  });
});

describe("giveOtherNames", () => {
  const found = (countryCode: string, name: string, alternateNames: string[] = [], others: string[] = []) => {
    const cities = [name, ...others].map((text, id) => ({ ...place({ countryCode, name: text }), id, region: "" }));
    return giveOtherNames(cities, new Map([[0, alternateNames]]))[0]?.aliases;
  };

  test.each([
    ["DE", "Fürth", ["fuerth"]],
    ["DE", "Moers", ["mors"]],
    ["NO", "Ålesund", ["aalesund"]],
    ["TR", "Üsküdar", []],
    ["GB", "St. Helens", ["saint helens", "sankt helens", "sint helens"]],
    ["FR", "Saint-Malo", ["st malo"]],
    ["FR", "Sainte-Foy", ["ste foy"]],
    ["CA", "Fort Mount", ["fort mt", "ft mount", "ft mt"]],
    ["BR", "São Paulo", ["s paulo"]],
  ])("in %s: finds %s by other spellings", (countryCode, name, spellings) => {
    expect(found(countryCode, name)).toEqual(spellings);
  });

  test("takes names in Latin script and in that of the country, no codes and transliterations", () => {
    expect(found("JP", "Tokyo", ["TYO", "Edo", "dong jing", "東京", "とうきょう", "Токио"])).toEqual([
      "edo",
      "東京",
      "とうきょう",
    ]);
    expect(found("DE", "Köln", ["ケルン", "Кёльн", "Colonia"])).toEqual(["koeln", "colonia"]);
  });

  test("does not take what another city of the country is called, unless it is a spelling of the own name", () => {
    expect(found("DE", "Aue", ["Hof"], ["Au", "Hof"])).toEqual([]);
    expect(found("US", "Saint Louis", [], ["St. Louis"])).toEqual(["st louis"]);
  });
});
