import { onDocumentUpdated } from 'firebase-functions/firestore';
import { database, REGION } from '../common/firebase.ts';
import { carrySpeciesNames } from '../taxonomy/carry-species-names.ts';

/** Carries the new names of a species into the animals of it, which show them. */
export const renameSpecies = onDocumentUpdated(
  { document: 'species/{specieId}', region: REGION, memory: '256MiB', timeoutSeconds: 300, retry: true },
  async ({ data, params: { specieId } }) => {
    if (data === undefined) return;
    const isRenamed = ['specieName', 'specieLatinName'].some((name) => data.before.get(name) !== data.after.get(name));
    if (isRenamed) await carrySpeciesNames(database(), specieId);
  },
);
