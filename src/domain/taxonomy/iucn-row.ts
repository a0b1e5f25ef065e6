import { LANGUAGES, type Language } from '../users/language.ts';
import { readIucnCategory } from './iucn-category.ts';
import type { IucnColumn, IucnMapping } from './iucn-columns.ts';
import { idOfLatin, isSpeciesLatin, TAXON_NAME_LENGTH, tidyLatin } from './latin-name.ts';
import { IUCN_NAMES_LENGTH, type IucnSpecies } from './taxonomy.ts';

/** A species of the list as it is sent to the server, which adds its search keys. */
export type IucnRow = Omit<IucnSpecies, 'latinKey' | 'nameKeys'>;
/** The faults of a cell. */
export const IUCN_PROBLEMS = [
  'latinMissing',
  'latinInvalid',
  'idInvalid',
  'categoryUnknown',
  'tooLong',
  'repeated',
] as const;
export type IucnProblem = (typeof IUCN_PROBLEMS)[number];
export type IucnFault = { readonly column: IucnColumn; readonly problem: IucnProblem; readonly cell: string };

const ID = /^(?!\.{1,2}$)(?!__.*__$)[^/\p{Cc}]{1,128}$/u;

/**
 * Returns the species of a line, or the faults of its cells by column; null for a blank line. A species without an
 * identifier of the list gets its Latin name as one.
 */
export function readIucnRow(
  cells: readonly string[],
  mapping: IucnMapping,
): { readonly row: IucnRow } | { readonly faults: readonly IucnFault[] } | null {
  const at = (column: IucnColumn): string => {
    const place = mapping[column];
    return place === null ? '' : (cells[place] ?? '').replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
  };
  if (cells.every((cell) => cell.trim() === '')) return null;
  // The list writes 'Panthera leo ssp. persica' for the catalogue's Panthera leo persica.
  const latinName = tidyLatin(at('latinName')).replace(/ (?:ssp|subsp)\. /, ' ');
  const category = readIucnCategory(at('category'));
  const iucnId = at('iucnId') || idOfLatin(latinName);
  const commonNames = Object.fromEntries(
    LANGUAGES.flatMap((language: Language) => {
      const name = at(`name.${language}`);
      return name === '' ? [] : [[language, name] as const];
    }),
  );
  const faults: IucnFault[] = [];
  const fault = (column: IucnColumn, problem: IucnProblem) => faults.push({ column, problem, cell: at(column) });
  if (latinName === '') fault('latinName', 'latinMissing');
  else if (!isSpeciesLatin(latinName)) fault('latinName', 'latinInvalid');
  if (at('iucnId') !== '' && !isIucnId(iucnId)) fault('iucnId', 'idInvalid');
  if (category === undefined) fault('category', 'categoryUnknown');
  for (const column of ['latinName', 'className', 'orderLatinName', 'familyLatinName'] as const)
    if (at(column).length > TAXON_NAME_LENGTH) fault(column, 'tooLong');
  for (const language of LANGUAGES)
    if ((commonNames[language] ?? '').length > IUCN_NAMES_LENGTH) fault(`name.${language}`, 'tooLong');
  if (faults.length > 0 || category === undefined) return { faults };
  const [className, orderLatinName, familyLatinName] = [at('className'), at('orderLatinName'), at('familyLatinName')];
  return { row: { iucnId, latinName, className, orderLatinName, familyLatinName, category, commonNames } };
}

/** Returns whether a row from outside may be written: every row that `readIucnRow` refuses is refused here too. */
export function isIucnRow(row: IucnRow): boolean {
  const texts = [row.className, row.orderLatinName, row.familyLatinName, row.latinName];
  return (
    isIucnId(row.iucnId) &&
    row.latinName === tidyLatin(row.latinName) &&
    isSpeciesLatin(row.latinName) &&
    texts.every((text) => text.length <= TAXON_NAME_LENGTH && !/\p{Cc}/u.test(text)) &&
    Object.values(row.commonNames).every((name) => name.length <= IUCN_NAMES_LENGTH && !/\p{Cc}/u.test(name))
  );
}

/** Returns whether a text can be the identifier of a species in the list, which is the id of its stored line. */
export function isIucnId(text: string): boolean {
  return ID.test(text);
}
