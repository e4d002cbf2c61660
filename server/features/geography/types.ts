export type CityQuery = {
  /** ISO 3166-1 alpha-2. */
  countryCode: string;
  /** Part of any name of the city; case and accents are ignored. */
  search?: string | undefined;
  offset?: number | undefined;
  limit?: number | undefined;
};
