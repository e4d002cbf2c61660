import { buildTitleIndex, type CatalogueTitle, type TitleIndex } from "./title-index.ts";

/** For tests: builds the index in one go. */
export function buildTitleIndexAtOnce(catalogue: readonly CatalogueTitle[]): TitleIndex {
  const build = buildTitleIndex(catalogue);
  for (;;) {
    const step = build.next();
    if (step.done) return step.value;
  }
}
