import type { Homes } from "@nakamatch/ranking/bench/people";
import { readCities } from "../server/seed/geography/load.ts";

/** Real cities of the product's countries and their neighbours, most populous first. */
export async function readHomes(): Promise<Homes> {
  const columns = await readCities();
  const order = columns.populations
    .map((population, row) => ({ population, row }))
    .sort((a, b) => b.population - a.population || a.row - b.row);
  const cities = order.map(({ row }) => ({
    id: columns.ids[row] as number,
    country: columns.countryCodes[row] as string,
    latitude: columns.latitudes[row] as number,
    longitude: columns.longitudes[row] as number,
  }));
  return { cities };
}
