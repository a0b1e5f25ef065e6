import { onChange } from '../common/define-trigger.ts';
import { database } from '../common/firebase.ts';
import { carrySpeciesNames } from '../taxonomy/carry-species-names.ts';

/** Copies the new names of a species into its animals, which show them. */
export const renameSpecies = onChange(
  { name: 'renameSpecies', document: 'species/{specieId}', timeoutSeconds: 300 },
  async ({ before, after, ids: { specieId } }) => {
    const isRenamed = ['specieName', 'specieLatinName'].some((name) => before.get(name) !== after.get(name));
    if (isRenamed) await carrySpeciesNames(database(), specieId);
  },
);
