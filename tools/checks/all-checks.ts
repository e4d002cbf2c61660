import { acceptanceIds } from "./acceptance-ids.ts";
import { barrels } from "./barrels.ts";
import type { Check } from "./check.ts";
import { featureFiles } from "./feature-files.ts";
import { fileLength } from "./file-length.ts";
import { fileNames } from "./file-names.ts";
import { forbiddenForms } from "./forbidden-forms.ts";
import { lockFile } from "./lock-file.ts";
import { migrations } from "./migrations.ts";
import { peopleReaders } from "./people-readers.ts";
import { photoReaders } from "./photo-readers.ts";
import { phraseLocales } from "./phrase-locales.ts";
import { pinnedDependencies } from "./pinned-dependencies.ts";
import { privacyPage } from "./privacy.ts";
import { pureDomain } from "./pure-domain.ts";
import { screenPhrases } from "./screen-phrases.ts";
import { tablesHaveOwners } from "./table-owners.ts";
import { testOnlyExports } from "./test-only-exports.ts";
import { typeSuppressions } from "./type-suppressions.ts";
import { unusedPhrases } from "./unused-phrases.ts";

export const allChecks: readonly Check[] = [
  fileNames,
  barrels,
  fileLength,
  featureFiles,
  tablesHaveOwners,
  peopleReaders,
  photoReaders,
  privacyPage,
  pureDomain,
  typeSuppressions,
  testOnlyExports,
  phraseLocales,
  forbiddenForms,
  unusedPhrases,
  screenPhrases,
  migrations,
  pinnedDependencies,
  lockFile,
  acceptanceIds,
];
