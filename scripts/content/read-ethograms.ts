import { type EthogramContent, ethogramContentSchema } from '../../src/domain/ethograms/ethogram.ts';
import { readFolder } from './read-folder.ts';

/** The fields of a behaviour that its file leaves out: it comes from no import and continues nothing. */
const OF_NEW_BEHAVIOUR = { pictureUrl: null, was: [], kept: '' };

/** Returns the ethograms that come with the product, by the names of their files; throws for one of another shape. */
export function readEthograms(): ReadonlyMap<string, EthogramContent> {
  return readFolder('ethograms', (file) => {
    const behaviours = (file['behaviours'] as readonly object[]).map((one) => ({ ...OF_NEW_BEHAVIOUR, ...one }));
    return ethogramContentSchema.parse({ kept: '', ...file, behaviours });
  });
}
