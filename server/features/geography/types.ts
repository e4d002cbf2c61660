/** Which cities of a country, and how many of them. */
export type CityQuery = {
  /** ISO 3166-1 alpha-2, in capitals. */
  countryCode: string;
  /** Part of the name, or of another name of the city, whatever its case and accents. Without it all cities are meant. */
  search?: string | undefined;
  /** How many to pass over; 0 by default. */
  offset?: number | undefined;
  /** Most cities to answer with. */
  limit?: number | undefined;
};
