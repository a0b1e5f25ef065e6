import { randomUUID } from 'node:crypto';
import { withTimestamps } from '../../../functions/src/common/stored.ts';
import type { Information } from '../../../src/domain/information/information.ts';
import { anInformation } from '../../support/builders/information.ts';
import { database } from './suite.ts';

/** Stores an information as the server would, and returns its id. */
export async function createInformation(differences: Partial<Information> & { zooId: string }): Promise<string> {
  const informationId = `information-${randomUUID()}`;
  const information = anInformation({ informationId, ...differences });
  await database.doc(`information/${informationId}`).set(withTimestamps(information));
  return informationId;
}
