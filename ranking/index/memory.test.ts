import { describe, expect, it } from "vitest";
import { CITIES, Scenario } from "../testing/scenario.ts";

describe("the memory of the index", () => {
  it("grows with the people, those who were added later included, and with the cities", () => {
    const few = new Scenario(3, 400, { titles: 40, longest: 9 });
    const many = new Scenario(3, 1600, { titles: 40, longest: 9 });
    const [ofFew, ofMany] = [few.index.byteLength, many.index.byteLength];
    expect(ofFew.people).toBeGreaterThan(400 * 16);
    expect(ofMany.people).toBeGreaterThan(ofFew.people + 1200 * 16);
    expect(ofMany.cities).toBe(ofFew.cities);
    expect(ofFew.cities).toBeGreaterThan(CITIES.length * 8);
    for (let count = 0; count < 400; count++) few.put(few.person(few.newId()));
    expect(few.index.byteLength.people).toBeGreaterThan(ofFew.people);
  });

  it("shrinks with the people who leave, and does not grow with what changes about those who stay", () => {
    const scenario = new Scenario(4, 2500, { titles: 40, longest: 9 });
    const { index, people } = scenario;
    const maintained = () => {
      while (index.maintain(0));
      expect(index.needsMaintenance).toBe(false);
      return index.byteLength.people;
    };
    const full = maintained();
    for (let round = 0; round < 3; round++) {
      for (const old of people.values()) scenario.put({ ...old, premiumUntil: round === 1, birthDate: "1990-03-01" });
    }
    expect(index.needsMaintenance).toBe(false);
    expect(index.byteLength.people).toBe(full);
    for (const id of [...people.keys()].slice(100)) {
      people.delete(id);
      index.remove(id);
    }
    expect(index.needsMaintenance).toBe(true);
    expect(maintained()).toBeLessThan(full / 3);
    scenario.check(scenario.query());
    expect(index.size).toBe(100);
  });
});
