export type CityQuery = {
  /** ISO 3166-1 alpha-2. */
  countryCode: string;
  /** Part of any of the city's names; ignores case and accents. */
  search?: string | undefined;
  offset?: number | undefined;
  limit?: number | undefined;
};
