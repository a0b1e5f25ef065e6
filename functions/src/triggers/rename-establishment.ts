import { onChange } from '../common/define-trigger.ts';
import { database } from '../common/firebase.ts';
import { carryName } from '../people/carry-name.ts';

/** Copies the new name of an establishment into the documents of its people and of its shared animals. */
export const renameEstablishment = onChange(
  { name: 'renameEstablishment', document: 'zoo/{zooId}', timeoutSeconds: 300 },
  async ({ before, after, ids: { zooId } }) => {
    if (before.get('zooName') !== after.get('zooName')) await carryName(database(), zooId);
  },
);
