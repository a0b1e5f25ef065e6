import { ETHOGRAM_KIND } from '../../src/domain/ethograms/ethogram-table.ts';
import { continuedContent } from '../../src/domain/ethograms/stored-ethogram.ts';
import { readEthograms } from '../content/read-ethograms.ts';
import { instantOf } from './fates.ts';
import { publishedDocuments } from './published-content.ts';
import type { SeedDocument } from './seed-document.ts';

const EDITOR = { zooId: null, editorId: 'provider-staff' } as const;

/** Returns the official ethograms that come with the product, published as version 1, and their list. */
export function ethogramDocuments(today: number): SeedDocument[] {
  const all = [...readEthograms().values()].map((content) => ({
    ...{ content, ...EDITOR, frozen: { mapping: [] }, continued: continuedContent(content) },
  }));
  return publishedDocuments(ETHOGRAM_KIND, all, instantOf(today, 60));
}
