import { folded } from '../text/folded.ts';
import type { KnownEnclosure } from './import-ground.ts';
import type { MatchEnclosure } from './match-enclosure.ts';
import type { MatchSpecies, SpeciesMatch } from './match-species.ts';
import type { RowCells } from './row-cells.ts';

const SUBSPECIES_LENGTH = 200;
const NONE = { specieId: null, subspecies: null } as const;

export type PlaceReading = {
  readonly species: MatchSpecies;
  readonly speciesIds: ReadonlySet<string>;
  readonly enclosure: MatchEnclosure;
  readonly enclosureById: ReadonlyMap<string, KnownEnclosure>;
};

/**
 * Returns the species and sub-species of a row: the match made by hand, else the one its names mean; null with a fault
 * when there is none.
 */
export function readSpecies(
  cells: RowCells,
  { species, speciesIds }: PlaceReading,
): { readonly specieId: string | null; readonly subspecies: string | null } {
  const latin = cells.cell('specieLatinName');
  const common = cells.cell('specieCommonName');
  const told = cells.line('subspecies', SUBSPECIES_LENGTH);
  if (cells.isWrong('specieLatinName') || cells.isWrong('specieCommonName')) return NONE;
  const value = latin === '' ? common : latin;
  const match = matchedByHand(cells, value, speciesIds) ?? species(latin, common);
  if (typeof match !== 'string') {
    warnOfOtherName(cells, latin, common, match.specieId, species);
    return { specieId: match.specieId, subspecies: told === '' ? match.subspecies : told };
  }
  if (match !== 'missing') cells.leaveUnmatched('species', value);
  const isCommon = !cells.has('specieLatinName') || (latin === '' && common !== '');
  cells.wrong(isCommon ? 'specieCommonName' : 'specieLatinName', value, `import/species-${match}`);
  return NONE;
}

/** A common name of another species does not count beside a Latin name; people are told. */
function warnOfOtherName(
  cells: RowCells,
  latin: string,
  common: string,
  specieId: string,
  species: MatchSpecies,
): void {
  if (latin === '') return;
  const other = species('', common);
  if (typeof other !== 'string' && other.specieId !== specieId)
    cells.warn('specieCommonName', common, 'import/names-differ', { latin });
}

function matchedByHand(cells: RowCells, value: string, speciesIds: ReadonlySet<string>): SpeciesMatch | null {
  const specieId = value === '' ? undefined : cells.matched('species', value);
  return specieId !== undefined && speciesIds.has(specieId) ? { specieId, subspecies: null } : null;
}

/**
 * Returns the enclosure of a row: the match made by hand, else the one its name means; null with a fault when there is
 * none.
 */
export function readEnclosure(cells: RowCells, { enclosure, enclosureById }: PlaceReading): KnownEnclosure | null {
  const text = cells.cell('enclosure');
  if (cells.isWrong('enclosure')) return null;
  const own = text === '' ? undefined : cells.matched('enclosure', text);
  const match = (own === undefined ? undefined : enclosureById.get(own)) ?? enclosure(text);
  if (typeof match === 'string') {
    if (match !== 'missing') cells.leaveUnmatched('enclosure', text);
    cells.wrong('enclosure', text, `import/enclosure-${match}`);
    return null;
  }
  if (match.isArchived) {
    cells.leaveUnmatched('enclosure', text);
    cells.wrong('enclosure', text, 'import/enclosure-archived');
  } else if (own === undefined && differsInAccents(text, match.enclosureName))
    cells.warn('enclosure', text, 'import/accents-differ', { name: match.enclosureName });
  if (!match.isArchived && !match.mayEdit)
    cells.wrong('enclosure', text, 'import/enclosure-foreign', { name: match.enclosureName });
  return match;
}

function differsInAccents(text: string, name: string): boolean {
  return folded(text) === folded(name) && text.trim().toLowerCase() !== name.trim().toLowerCase();
}
