import { cacheable } from "../../../http/http-cache.ts";
import { publicProcedures } from "../../../http/procedures.ts";
import type { Db } from "../../../platform/database/open.ts";
import { findCity, listCities, listCountries } from "./service.ts";

/** The lists change only with releases. */
const cachedForAnHour = cacheable("public, max-age=3600, stale-while-revalidate=604800");

/** Binds the geography endpoints. Public, as registration needs them. */
export function geographyRoutes({ db }: { db: Db }) {
  const { geography } = publicProcedures;
  return {
    countries: geography.countries.use(cachedForAnHour).handler(() => listCountries(db)),
    cities: geography.cities.use(cachedForAnHour).handler(({ input }) => listCities(db, input)),
    city: geography.city.handler(({ input }) => findCity(db, input.countryCode, input.id)),
  };
}
