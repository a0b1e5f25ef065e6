import { checkEthogram } from '../../../src/domain/ethograms/check-ethogram.ts';
import type { EthogramVersion } from '../../../src/domain/ethograms/ethogram.ts';
import { ETHOGRAM_KIND, type EthogramTypes } from '../../../src/domain/ethograms/ethogram-table.ts';
import { mappingOf } from '../../../src/domain/ethograms/mapping.ts';
import { missingTexts } from '../../../src/domain/ethograms/missing-texts.ts';
import { continuedContent } from '../../../src/domain/ethograms/stored-ethogram.ts';
import { tidyEthogram } from '../../../src/domain/ethograms/tidy-ethogram.ts';
import type { ContentServer } from '../content/content-server.ts';
import { referenceIdsIn } from '../questions/bibliography-register.ts';
import { levelsOfCatalogue } from '../taxonomy/levels-of-catalogue.ts';

/** Ethograms: a version freezes how its codes continue those of the version before. */
export const ETHOGRAM_SERVER: ContentServer<EthogramTypes> = {
  kind: ETHOGRAM_KIND,
  operations: { official: 'ethogram.editOfficial', own: 'reservedContent.edit' },
  tidy: tidyEthogram,
  missing: missingTexts,
  check: async (content, { transaction, takenRefs, last }) =>
    checkEthogram(content, {
      taxonomy: await levelsOfCatalogue(transaction),
      takenRefs,
      referenceIds: await referenceIdsIn(transaction),
      publishedCodes: codesOf(last),
    }),
  frozen: (draft, { last }) => Promise.resolve({ mapping: mappingOf(codesOf(last), draft.behaviours) }),
  continued: continuedContent,
};

function codesOf(version: EthogramVersion | null): readonly string[] {
  return version?.behaviours.map(({ code }) => code) ?? [];
}
