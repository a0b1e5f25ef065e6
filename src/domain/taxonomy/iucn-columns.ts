import { LANGUAGES, type Language } from '../users/language.ts';
import { foldedName } from '../text/folded.ts';

/** The columns of a list of the IUCN; `name.<language>` are the common names. */
export const IUCN_COLUMNS = [
  'latinName',
  'iucnId',
  'className',
  'orderLatinName',
  'familyLatinName',
  'category',
  ...LANGUAGES.map((language) => `name.${language}` as const),
] as const;
export type IucnColumn = (typeof IUCN_COLUMNS)[number];

/** The column of a file (from 0) for each meaning; null when the file has none. */
export type IucnMapping = Readonly<Record<IucnColumn, number | null>>;

/** The only column that a list must have. */
export const REQUIRED_IUCN_COLUMN: IucnColumn = 'latinName';

const LANGUAGE_WORDS: Readonly<Record<Language, readonly string[]>> = {
  fr: ['fr', 'fra', 'fre', 'french', 'francais'],
  en: ['en', 'eng', 'english', 'anglais'],
  es: ['es', 'spa', 'spanish', 'espanol', 'espagnol'],
  de: ['de', 'ger', 'deu', 'german', 'deutsch', 'allemand'],
  it: ['it', 'ita', 'italian', 'italiano', 'italien'],
  nl: ['nl', 'dut', 'nld', 'dutch', 'nederlands', 'neerlandais'],
  pt: ['pt', 'por', 'portuguese', 'portugues', 'portugais'],
};

/** Headings by their letters alone: 'Scientific Name', 'scientific_name' and 'scientificName' are the same. */
const SYNONYMS: Readonly<Record<string, readonly string[]>> = {
  latinName: [
    'scientificname',
    'latinname',
    'latin',
    'taxon',
    'taxonname',
    'binomial',
    'species',
    'nomscientifique',
    'nomlatin',
  ],
  iucnId: ['internaltaxonid', 'taxonid', 'sistaxonid', 'sisid', 'iucnid', 'speciesid', 'id'],
  className: ['classname', 'class', 'classe'],
  orderLatinName: ['ordername', 'order', 'ordre'],
  familyLatinName: ['familyname', 'family', 'famille'],
  category: [
    'redlistcategory',
    'rlcategory',
    'category',
    'iucncategory',
    'iucnstatus',
    'status',
    'categorie',
    'statutuicn',
  ],
};
/** A heading that names no language means English, the language of the list. */
const ENGLISH_NAMES = ['commonname', 'commonnames', 'vernacularname', 'maincommonname', 'name'];

/** Returns the column for each meaning, the first one with it; a heading of no known meaning is left out. */
export function matchIucnColumns(headings: readonly string[]): IucnMapping {
  const keys = headings.map(keyOf);
  const taken = new Set<number>();
  const found = IUCN_COLUMNS.map((column) => {
    const place = keys.findIndex((key, at) => !taken.has(at) && isOf(column, key));
    if (place >= 0) taken.add(place);
    return [column, place < 0 ? null : place] as const;
  });
  return Object.fromEntries(found) as unknown as IucnMapping;
}

function isOf(column: IucnColumn, key: string): boolean {
  const synonyms = SYNONYMS[column];
  if (synonyms !== undefined) return synonyms.includes(key);
  const language = column.slice('name.'.length) as Language;
  if (language === 'en' && ENGLISH_NAMES.includes(key)) return true;
  return LANGUAGE_WORDS[language].some((word) =>
    [
      `commonname${word}`,
      `commonnames${word}`,
      `name${word}`,
      `nom${word}`,
      `${word}name`,
      `${word}commonname`,
      word,
    ].includes(key),
  );
}

function keyOf(heading: string): string {
  return foldedName(heading).replaceAll(/[^a-z0-9]/g, '');
}
