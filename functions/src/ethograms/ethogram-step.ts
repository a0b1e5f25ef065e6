import type { Transaction } from 'firebase-admin/firestore';
import { checkEthogram } from '../../../src/domain/ethograms/check-ethogram.ts';
import type { Ethogram, EthogramContent, EthogramVersion } from '../../../src/domain/ethograms/ethogram.ts';
import {
  EMPTY_ETHOGRAM_TABLE,
  ethogramEntryOf,
  type EthogramEntry,
  type EthogramTable,
  ethogramTableSchema,
  MAX_ETHOGRAMS,
} from '../../../src/domain/ethograms/ethogram-table.ts';
import { ethogramFromStored, versionFromStored } from '../../../src/domain/ethograms/stored-ethogram.ts';
import { database } from '../common/firebase.ts';
import { isDocumentId } from '../common/paths.ts';
import { refuse, type Refusal } from '../common/refusal.ts';
import { withTimestamps } from '../common/stored.ts';
import { referenceIdsIn } from '../questions/bibliography-register.ts';
import { bundleFor, speciesIn } from '../taxonomy/catalogue-bundle.ts';
import { ethogramPath, ethogramTablePath, ethogramVersionPath } from './ethogram-paths.ts';

/** Returns a stored ethogram, or 'ethogram/not-found'; 'generic/bad-document' when it has not the shape of one. */
export async function ethogramIn(transaction: Transaction, ethogramId: string): Promise<Ethogram | Refusal> {
  if (!isDocumentId(ethogramId)) return refuse('ethogram/not-found', 'ethogramId');
  const document = await transaction.get(database().doc(ethogramPath(ethogramId)));
  if (!document.exists) return refuse('ethogram/not-found', 'ethogramId');
  return ethogramFromStored(ethogramId, document.data()) ?? refuse('generic/bad-document');
}

/** Returns the last published version of an ethogram; null before the first. */
export async function lastVersion(
  transaction: Transaction,
  { ethogramId, version }: Pick<Ethogram, 'ethogramId' | 'version'>,
): Promise<EthogramVersion | null> {
  if (version === 0) return null;
  const document = await transaction.get(database().doc(ethogramVersionPath(ethogramId, version)));
  return versionFromStored(document.id, document.data());
}

/** Returns the list of an owner's ethograms; every change of one writes it, so changes come one after the other. */
export async function tableFor(transaction: Transaction, zooId: string | null): Promise<EthogramTable> {
  const document = await transaction.get(database().doc(ethogramTablePath(zooId)));
  return document.exists ? ethogramTableSchema.parse(document.data()) : EMPTY_ETHOGRAM_TABLE;
}

/**
 * Returns the first fault of a tidy ethogram against the catalogue, the bibliography, its owner's others and its last
 * version; null for none.
 */
export async function faultOf(
  transaction: Transaction,
  content: EthogramContent,
  table: EthogramTable,
  known: { readonly ownId: string | null; readonly last: EthogramVersion | null },
): Promise<Refusal | null> {
  const bundle = await bundleFor(database(), transaction);
  const others = Object.entries(table.ethograms).filter(([id]) => id !== known.ownId);
  const faults = checkEthogram(content, {
    taxonomy: { ...bundle.head, species: speciesIn(bundle) },
    takenRefs: new Set(others.map(([, { ethogramRef }]) => ethogramRef)),
    referenceIds: await referenceIdsIn(transaction),
    publishedCodes: known.last?.behaviours.map(({ code }) => code) ?? [],
  });
  const [wrong] = Object.entries(faults);
  return wrong === undefined ? null : refuse(wrong[1].code, wrong[0]);
}

/** Writes an ethogram and its line in the list of its owner; false, and nothing written, when the list is full. */
export function writeEthogram(
  transaction: Transaction,
  ethogram: Ethogram,
  table: EthogramTable,
  published: EthogramEntry['published'],
): boolean {
  const { ethogramId, zooId, updatedAtUnix } = ethogram;
  const ethograms = { ...table.ethograms, [ethogramId]: ethogramEntryOf(ethogram, published) };
  if (Object.keys(ethograms).length > MAX_ETHOGRAMS) return false;
  transaction.set(database().doc(ethogramPath(ethogramId)), withTimestamps(ethogram));
  transaction.set(database().doc(ethogramTablePath(zooId)), withTimestamps({ ethograms, updatedAtUnix }));
  return true;
}
