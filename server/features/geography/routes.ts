import { keepable } from "../../http/keeping.ts";
import { publicProcedures } from "../../http/procedures.ts";
import type { Db } from "../../platform/database/open.ts";
import { listCities, listCountries } from "./service.ts";

/** Countries and cities change with a release at most; what is older than an hour is still shown while asking anew. */
const keptForAnHour = keepable("public, max-age=3600, stale-while-revalidate=604800");

/** Binds the geography endpoints. They are open: registration needs them. */
export function geographyRoutes({ db }: { db: Db }) {
  const { geography } = publicProcedures;
  return {
    countries: geography.countries.use(keptForAnHour).handler(() => listCountries(db)),
    cities: geography.cities.use(keptForAnHour).handler(({ input }) => listCities(db, input)),
  };
}
