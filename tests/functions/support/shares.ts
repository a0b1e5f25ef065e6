import { randomUUID } from 'node:crypto';
import { withTimestamps } from '../../../functions/src/common/stored.ts';
import { type AnimalShare, shareIdOf } from '../../../src/domain/animal-shares/animal-share.ts';
import { aShare } from '../../support/builders/animal-share.ts';
import { database } from './suite.ts';

/** Stores a share of an animal that need not exist, accepted unless `differences` say otherwise; returns its id. */
export async function createShare(differences: Partial<AnimalShare>): Promise<string> {
  const animalId = `animal-${randomUUID()}`;
  const share = aShare({ animalId, state: 'accepted', answeredAtUnix: 2_000, ...differences });
  const shareId = shareIdOf(share.animalId, share.partnerId);
  await database.doc(`animalShares/${shareId}`).set(withTimestamps({ ...share, shareId }));
  return shareId;
}
