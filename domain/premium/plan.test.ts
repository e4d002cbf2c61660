import { EURO_PRICES } from "@nakamatch/contract/vocabulary/premium";
import { describe, expect, it } from "vitest";
import {
  currencyOf,
  entitledUntil,
  planBilledEach,
  savingPercent,
  storedPlan,
  withdrawableUntil,
  yearlySaving,
} from "./plan.ts";

const at = (text: string) => new Date(`${text}T12:00:00.000Z`);

describe("plans", () => {
  it("LIMIT-24 PREM-03 cost 3.99 and 24.99 EUR, and a year saves 22.89 EUR", () => {
    expect(EURO_PRICES).toEqual({ monthly: 399, yearly: 2499 });
    expect(yearlySaving()).toBe(2289);
    expect(yearlySaving({ monthly: 2390, yearly: 14_990 })).toBe(13_690);
  });

  it("never promise a higher percentage than they save", () => {
    expect(savingPercent(EURO_PRICES)).toBe(47);
    expect(savingPercent({ monthly: 100, yearly: 600 })).toBe(50);
    expect(savingPercent({ monthly: 100, yearly: 601 })).toBe(49);
  });

  it("PREM-04 are in real in Portuguese unless euros are asked for, and in euro in the other languages", () => {
    expect(currencyOf("pt")).toBe("brl");
    expect(currencyOf("pt", "eur")).toBe("eur");
    expect(currencyOf("pt", "usd")).toBe("brl");
    for (const language of ["es", "en", "fr", "it", "de"] as const) {
      for (const asked of [undefined, "eur", "brl"]) expect(currencyOf(language, asked)).toBe("eur");
    }
  });

  it("LIMIT-25 PAY-08 are stored as mensual and yearly", () => {
    expect([storedPlan("monthly"), storedPlan("yearly")]).toEqual(["mensual", "yearly"]);
  });

  it("are told by the interval of the provider's price, and by no other interval", () => {
    expect(["month", "year", "week", undefined].map(planBilledEach)).toEqual([
      "monthly",
      "yearly",
      undefined,
      undefined,
    ]);
  });
});

describe("how long premium lasts", () => {
  it("PREM-09 to the end of the period once it is cancelled, otherwise with seven days of grace", () => {
    expect(entitledUntil(at("2026-03-01"), true)).toEqual(at("2026-03-01"));
    expect(entitledUntil(at("2026-03-01"), false)).toEqual(at("2026-03-08"));
  });

  it("a person may withdraw for 14 days", () => {
    expect(withdrawableUntil(at("2026-02-20"))).toEqual(at("2026-03-06"));
  });
});
