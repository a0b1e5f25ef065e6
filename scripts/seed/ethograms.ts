import { ethogramSchema } from '../../src/domain/ethograms/ethogram.ts';
import {
  ETHOGRAM_TABLE,
  ethogramEntryOf,
  ethogramIdOf,
  publishedEntryOf,
} from '../../src/domain/ethograms/ethogram-table.ts';
import { publishedFrom } from '../../src/domain/ethograms/stored-ethogram.ts';
import { readEthograms } from '../content/read-ethograms.ts';
import { instantOf } from './fates.ts';
import type { SeedDocument } from './seed-document.ts';
import { stored } from './stored.ts';

const EDITOR = 'provider-staff';

/** Returns the official ethograms that come with the product, published as version 1, and their list. */
export function ethogramDocuments(today: number): SeedDocument[] {
  const atUnix = instantOf(today, 60);
  const published = [...readEthograms().values()].map((content) =>
    publishedFrom(
      ethogramSchema.parse({
        ...content,
        ...{ ethogramId: ethogramIdOf(content.ethogramRef, () => false), zooId: null, status: 'draft', version: 0 },
        ...{ authorId: EDITOR, editorId: EDITOR, createdAtUnix: atUnix, updatedAtUnix: atUnix },
      }),
      [],
      { userId: EDITOR, atUnix },
    ),
  );
  const entries = published.map(
    ({ ethogram, version }) => [ethogram.ethogramId, ethogramEntryOf(ethogram, publishedEntryOf(version))] as const,
  );
  return [
    ...published.flatMap(({ ethogram, version }) => [
      stored(`ethograms/${ethogram.ethogramId}`, ethogram),
      stored(`ethograms/${ethogram.ethogramId}/versions/${version.versionId}`, version),
    ]),
    stored(`various/${ETHOGRAM_TABLE}`, { ethograms: Object.fromEntries(entries), updatedAtUnix: atUnix }),
  ];
}
