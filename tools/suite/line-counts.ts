import type { Repository } from "../repository.ts";

const PRODUCT_FOLDERS = /^(contract|domain|ranking|server|web)\//;
const TEST = /\.(test|spec)\.tsx?$|\.snap$|(^|[/-])testing(\/|\.tsx?$)|^e2e\/|^contract\/signatures\.txt$/;
const COUNTED = /\.(tsx?|[cm]?js|css|html|sql|snap)$|^contract\/signatures\.txt$/;
/** Texts, data, generated files. */
const LEFT_OUT = /^phrases\/|^server\/seed\/|\/migrations\/|\/database\/schema\.sql$/;

/** `0.95 (86000 of tests / 91000 of the product)`: tests with their support and snapshots, beside what members get. */
export function compareLines(repository: Repository): string {
  const paths = repository.files.filter((path) => COUNTED.test(path) && !LEFT_OUT.test(path));
  const linesOf = (some: string[]) => some.reduce((sum, path) => sum + repository.read(path).split("\n").length - 1, 0);
  const tests = linesOf(paths.filter((path) => TEST.test(path)));
  const product = linesOf(paths.filter((path) => PRODUCT_FOLDERS.test(path) && !TEST.test(path)));
  return `${(tests / product).toFixed(2)} (${tests} of tests / ${product} of the product)`;
}
