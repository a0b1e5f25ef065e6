import { randomUUID } from 'node:crypto';
import type { Ethogram, EthogramContent } from '../../../src/domain/ethograms/ethogram.ts';
import { anEthogram, anEthogramContent } from '../../support/builders/ethogram.ts';
import { aWord } from './catalogue.ts';
import { database } from './suite.ts';

/** Returns the content of a new ethogram whose reference no other one has. */
export function aNewEthogram(differences: Partial<EthogramContent> = {}): EthogramContent {
  return anEthogramContent({ ethogramRef: `T-${aWord()}`.toUpperCase(), ...differences });
}

/** Stores an ethogram as it is, beside the functions, and returns its id. */
export async function createEthogram(differences: Partial<Ethogram> = {}): Promise<string> {
  const ethogramId = randomUUID();
  await database.doc(`ethograms/${ethogramId}`).set(anEthogram({ ...aNewEthogram(), ethogramId, ...differences }));
  return ethogramId;
}
