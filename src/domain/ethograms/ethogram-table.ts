import * as z from 'zod/mini';
import { questionLevelSchema } from '../content/question-level.ts';
import { translatedSchema } from '../content/translated.ts';
import * as field from '../fields/fields.ts';
import { type Ethogram, ETHOGRAM_STATUSES, type EthogramVersion } from './ethogram.ts';

/** The document of `various` that lists the official ethograms. */
export const ETHOGRAM_TABLE = 'shortEthogramTable';
/** The one part of an establishment's list of ethograms that are reserved for it. */
export const ETHOGRAM_REGISTER_PART = 'all';
/** The most ethograms of one owner: their list is one document. */
export const MAX_ETHOGRAMS = 500;

const shown = { name: translatedSchema, level: questionLevelSchema, behaviours: z.int() };

/** An ethogram as lists show it: the editors' present state, and the published one that everybody else uses. */
export const ethogramEntrySchema = z.object({
  ethogramRef: z.string(),
  ...shown,
  status: z.enum(ETHOGRAM_STATUSES),
  /** of the last published version; 0 before the first */
  version: z.int(),
  updatedAtUnix: z.int(),
  published: z.nullable(z.object({ ...shown, atUnix: z.int() })),
});
export type EthogramEntry = z.infer<typeof ethogramEntrySchema>;

/** The ethograms of one owner, by their ids: in `various/shortEthogramTable`, or in an establishment's register. */
export const ethogramTableSchema = z.object({
  ethograms: z.record(z.string(), ethogramEntrySchema),
  updatedAtUnix: field.instant(),
});
export type EthogramTable = z.infer<typeof ethogramTableSchema>;

export const EMPTY_ETHOGRAM_TABLE: EthogramTable = { ethograms: {}, updatedAtUnix: 0 };

/** Returns the entry of an ethogram; `published` is what its last version shows. */
export function ethogramEntryOf(ethogram: Ethogram, published: EthogramEntry['published']): EthogramEntry {
  const { ethogramRef, name, level, behaviours, status, version, updatedAtUnix } = ethogram;
  return { ethogramRef, name, level, behaviours: behaviours.length, status, version, updatedAtUnix, published };
}

/** Returns what a version shows in lists. */
export function publishedEntryOf({ name, level, behaviours, publishedAtUnix }: EthogramVersion) {
  return { name, level, behaviours: behaviours.length, atUnix: publishedAtUnix };
}

/** Returns a free id for a new ethogram: its reference in small letters, or with a number after it. */
export function ethogramIdOf(ethogramRef: string, isTaken: (id: string) => boolean): string {
  const wanted = ethogramRef.toLowerCase();
  let id = wanted;
  for (let number = 2; isTaken(id); number += 1) id = `${wanted}-${number}`;
  return id;
}
