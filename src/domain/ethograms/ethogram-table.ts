import * as z from 'zod/mini';
import type { ContentKind } from '../content/content-kind.ts';
import { entryFields, lineOf, publishedLineOf } from '../content/content-table.ts';
import { questionLevelSchema } from '../content/question-level.ts';
import { translatedSchema } from '../content/translated.ts';
import * as field from '../fields/fields.ts';
import {
  type Ethogram,
  type EthogramContent,
  ethogramContentSchema,
  ethogramSchema,
  type EthogramVersion,
  ethogramVersionSchema,
} from './ethogram.ts';

/** The document of `various` that lists the official ethograms. */
export const ETHOGRAM_TABLE = 'shortEthogramTable';

/** `behaviours` is their number. */
const shown = { name: translatedSchema, level: questionLevelSchema, behaviours: z.int() };

/** An ethogram as lists show it: the editors' present state, and the published one that everybody else uses. */
export const ethogramEntrySchema = z.object({ ethogramRef: z.string(), ...entryFields(shown) });
export type EthogramEntry = z.infer<typeof ethogramEntrySchema>;

/** The ethograms of one owner, by their ids: in `various/shortEthogramTable`, or in an establishment's register. */
export const ethogramTableSchema = z.object({
  ethograms: z.record(z.string(), ethogramEntrySchema),
  updatedAtUnix: field.instant(),
});
export type EthogramTable = z.infer<typeof ethogramTableSchema>;

/** The types of ethograms, for what all content does alike. */
export type EthogramTypes = {
  area: 'ethogram';
  content: EthogramContent;
  draft: Ethogram;
  version: EthogramVersion;
  entry: EthogramEntry;
  table: EthogramTable;
};

/** Returns the entry of an ethogram; `published` is what its last version shows. */
export function ethogramEntryOf(ethogram: Ethogram, published: EthogramEntry['published']): EthogramEntry {
  return { ethogramRef: ethogram.ethogramRef, ...lineOf(ethogram, shownOf(ethogram), published) };
}

/** Returns what a version shows in lists. */
export function publishedEntryOf(version: EthogramVersion) {
  return publishedLineOf(version, shownOf(version));
}

export const ETHOGRAM_KIND: ContentKind<EthogramTypes> = {
  area: 'ethogram',
  contentSchema: ethogramContentSchema,
  schema: ethogramSchema,
  versionSchema: ethogramVersionSchema,
  tableSchema: ethogramTableSchema,
  refOf: ({ ethogramRef }) => ethogramRef,
  entryOf: ethogramEntryOf,
  publishedEntryOf,
};

function shownOf({ name, level, behaviours }: EthogramContent) {
  return { name, level, behaviours: behaviours.length };
}
