import type { PersonSummary } from "@nakamatch/contract/schemas/people";
import { DISCOVERY_SORTS } from "@nakamatch/contract/vocabulary/discovery";
import { describe, expect, it } from "vitest";
import { decodeCursor, encodeCursor, presentCard } from "./present.ts";

const rank = {
  id: "7d4c3a52-11f5-4f5a-9c58-0c7b5d1f6e01",
  compatibility: 67,
  distanceHundredths: 50_512,
  isPremium: true,
};

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");

describe("the card", () => {
  const person: PersonSummary = {
    id: rank.id,
    nickname: "Nami",
    avatarUrl: null,
    age: 25,
    country: "ES",
    city: "Madrid",
    isPremium: false,
    isVerified: true,
  };
  const details = { bio: "Not on the card: the line is", gender: "mujer", lookingFor: "amistad" } as const;
  const byKind = { anime: 0, juego: 0, serie_pelicula: 0 };
  const shared = { shown: [], more: 0, total: 0, byKind, favourites: [] };
  const line = { question: null, text: "The line" };
  const affinity = { common: [], shared, totalInterests: 3, viewerInterests: 3, compatibility: 12 };

  it("CARD-12 has the derived values, those of the ranking where both know them, and of the bio one line", () => {
    expect(
      presentCard(rank, {
        person,
        details,
        line,
        foreignLanguages: ["ja"],
        recentActivity: "week",
        place: null,
        possible: "amistad",
        affinity,
        hasLiked: true,
        isMatch: true,
      }),
    ).toEqual({
      ...person,
      isPremium: true,
      gender: "mujer",
      lookingFor: "amistad",
      distanceKm: 505.12,
      compatibility: 67,
      interests: shared,
      line,
      foreignLanguages: ["ja"],
      recentActivity: "week",
      hasLiked: true,
      isMatch: true,
      possible: "amistad",
    });
  });

  it("CARD-05 an unknown distance is null, and no distance is 0", () => {
    const distances = [null, 0].map((distanceHundredths) =>
      presentCard(
        { ...rank, distanceHundredths },
        {
          person,
          details,
          line,
          foreignLanguages: [],
          recentActivity: null,
          place: null,
          possible: "amistad",
          affinity,
          hasLiked: false,
          isMatch: false,
        },
      ),
    );
    expect(distances.map((card) => card.distanceKm)).toEqual([null, 0]);
  });
});

describe("the cursor", () => {
  it.each([rank, { ...rank, distanceHundredths: null, isPremium: false, compatibility: 0 }])(
    "brings back the rank %#",
    (value) => {
      for (const sort of DISCOVERY_SORTS) {
        const cursor = encodeCursor(sort, value);
        expect(cursor).toMatch(/^[\w-]{1,500}$/);
        expect(decodeCursor(sort, cursor)).toEqual(value);
      }
    },
  );

  it.each([
    ["of another sort", encodeCursor("compatibility", rank)],
    ["no base64", "%%%"],
    ["no JSON", Buffer.from("[1,").toString("base64url")],
    ["too short", encode(["distance", 1, 2, true])],
    ["of an impossible percentage", encode(["distance", 101, 2, true, rank.id])],
    ["of a distance no integer column holds", encode(["distance", 1, 2 ** 31, true, rank.id])],
    ["of no id", encode(["distance", 1, 2, true, "1' or '1'='1"])],
  ])("a cursor that is %s is refused", (_, cursor) => {
    expect(() => decodeCursor("distance", cursor)).toThrow(
      expect.objectContaining({
        code: "VALIDATION_FAILED",
        data: { issues: [{ path: "cursor", reason: "invalid" }] },
      }),
    );
  });
});
