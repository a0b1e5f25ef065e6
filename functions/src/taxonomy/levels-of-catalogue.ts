import type { Transaction } from 'firebase-admin/firestore';
import type { TaxonomyOfLevels } from '../../../src/domain/content/question-level.ts';
import { database } from '../common/firebase.ts';
import { bundleFor, speciesIn } from './catalogue-bundle.ts';

/** Returns the levels that the catalogue has, for the checks of content. */
export async function levelsOfCatalogue(transaction: Transaction): Promise<TaxonomyOfLevels> {
  const bundle = await bundleFor(database(), transaction);
  return { ...bundle.head, species: speciesIn(bundle) };
}
