import { publicProcedures } from "../../http/procedures.ts";
import type { Db } from "../../platform/database/open.ts";
import { listCities, listCountries } from "./service.ts";

/** Binds the geography endpoints. They are open: registration needs them. */
export function geographyRoutes({ db }: { db: Db }) {
  const { geography } = publicProcedures;
  return {
    countries: geography.countries.handler(() => listCountries(db)),
    cities: geography.cities.handler(({ input }) => listCities(db, input)),
  };
}
