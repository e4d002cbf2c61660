import type { Language } from "@nakamatch/contract/vocabulary/languages";
import type { Culture } from "./names.ts";

/** A country of demo people: their number (without handwritten ones) and languages. */
export type DemoCountry = {
  code: string;
  people: number;
  culture: Culture;
  languages: readonly (readonly [Language, number])[];
};

export const DEMO_COUNTRIES: readonly DemoCountry[] = [
  { code: "ES", people: 49, culture: "spain", languages: [["es", 1]] },
  { code: "MX", people: 20, culture: "latin", languages: [["es", 1]] },
  { code: "AR", people: 15, culture: "latin", languages: [["es", 1]] },
  { code: "CO", people: 11, culture: "latin", languages: [["es", 1]] },
  { code: "CL", people: 9, culture: "latin", languages: [["es", 1]] },
  { code: "PE", people: 7, culture: "latin", languages: [["es", 1]] },
  { code: "UY", people: 2, culture: "latin", languages: [["es", 1]] },
  { code: "EC", people: 2, culture: "latin", languages: [["es", 1]] },
  { code: "CR", people: 2, culture: "latin", languages: [["es", 1]] },
  { code: "FR", people: 16, culture: "france", languages: [["fr", 1]] },
  { code: "BE", people: 3, culture: "france", languages: [["fr", 1]] },
  { code: "IT", people: 17, culture: "italy", languages: [["it", 1]] },
  { code: "DE", people: 17, culture: "germany", languages: [["de", 1]] },
  { code: "AT", people: 4, culture: "germany", languages: [["de", 1]] },
  { code: "CH", people: 5, culture: "germany", languages: [["de", 1]] },
  { code: "PT", people: 9, culture: "portugal", languages: [["pt", 1]] },
  { code: "BR", people: 13, culture: "brazil", languages: [["pt", 1]] },
  {
    code: "US",
    people: 11,
    culture: "english",
    languages: [
      ["en", 5],
      ["es", 1],
    ],
  },
  { code: "GB", people: 8, culture: "english", languages: [["en", 1]] },
  { code: "IE", people: 2, culture: "english", languages: [["en", 1]] },
  { code: "CA", people: 4, culture: "english", languages: [["en", 1]] },
  { code: "JP", people: 4, culture: "japan", languages: [["en", 1]] },
  { code: "KR", people: 1, culture: "korea", languages: [["en", 1]] },
  { code: "NL", people: 2, culture: "nordic", languages: [["en", 1]] },
  { code: "SE", people: 2, culture: "nordic", languages: [["en", 1]] },
];
