import { onDocumentUpdated } from 'firebase-functions/firestore';
import { database, REGION } from '../common/firebase.ts';
import { carryName } from '../people/carry-name.ts';

/** Carries the new name of an establishment into the documents of its people, which show it. */
export const renameEstablishment = onDocumentUpdated(
  { document: 'zoo/{zooId}', region: REGION, memory: '256MiB', timeoutSeconds: 300, retry: true },
  async ({ data, params: { zooId } }) => {
    if (data !== undefined && data.before.get('zooName') !== data.after.get('zooName'))
      await carryName(database(), zooId);
  },
);
