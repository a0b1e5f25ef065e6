import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type EthogramContent, ethogramContentSchema } from '../../src/domain/ethograms/ethogram.ts';

const FOLDER = join(import.meta.dirname, 'ethograms');

/** The fields of a behaviour that its file leaves out: it comes from no import and continues nothing. */
const OF_NEW_BEHAVIOUR = { pictureUrl: null, was: [], kept: '' };

type File = { readonly behaviours: readonly object[] };

/** Returns the ethograms that come with the product, by the names of their files; throws for one of another shape. */
export function readEthograms(): ReadonlyMap<string, EthogramContent> {
  const names = readdirSync(FOLDER).filter((name) => name.endsWith('.json'));
  return new Map(
    names.toSorted().map((name) => {
      const file = JSON.parse(readFileSync(join(FOLDER, name), 'utf8')) as File;
      const behaviours = file.behaviours.map((behaviour) => ({ ...OF_NEW_BEHAVIOUR, ...behaviour }));
      return [name, ethogramContentSchema.parse({ kept: '', ...file, behaviours })];
    }),
  );
}
