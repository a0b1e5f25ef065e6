import { appError, type AppError } from '../errors/app-error.ts';
import { lettersOf } from '../text/folded.ts';
import {
  EARLIEST_REFERENCE_YEAR,
  LATEST_REFERENCE_YEAR,
  MAX_AUTHORS,
  REFERENCE_TEXT_LENGTH,
  type ReferenceContent,
} from './reference.ts';

export type ReferenceErrors = Partial<Record<keyof ReferenceContent, AppError>>;

const DOI = /^10\.\d{4,9}\/\S+$/;
const DOI_ADDRESS = /^(https?:\/\/(dx\.)?doi\.org\/|doi:\s*)/i;
const ADDRESS = /^https?:\/\/[\p{L}\p{N}.-]+(:\d+)?(\/[^\s\p{Cc}"<>]*)?$/u;
const TEXTS = ['title', 'container', 'volume', 'pages', 'doi', 'url'] as const;

/** Returns a typed source as it is stored: single blanks, no empty authors, a DOI without its address. */
export function tidyReference(typed: ReferenceContent): ReferenceContent {
  const tidy = { ...typed, authors: typed.authors.map(single).filter((author) => author !== '') };
  for (const name of TEXTS) tidy[name] = single(typed[name]);
  return { ...tidy, doi: tidy.doi.replace(DOI_ADDRESS, '') };
}

/**
 * Returns the faults of a tidy source; empty when it may be saved. `others` are the other sources: no two have the same
 * DOI, or the same title and year. Codes: 'bibliography/…', and 'generic/invalid-input' for control characters.
 */
export function checkReference(
  reference: ReferenceContent,
  others: readonly Pick<ReferenceContent, 'title' | 'year' | 'doi'>[],
): ReferenceErrors {
  const errors: ReferenceErrors = {};
  for (const name of TEXTS) {
    const wrong = textError(reference[name]);
    if (wrong !== null) errors[name] = wrong;
  }
  const { title, authors, year, doi, url } = reference;
  if (title === '') errors.title = appError('bibliography/title-required');
  else if (others.some((other) => isSameReference(reference, other)))
    errors[doi === '' ? 'title' : 'doi'] = appError('bibliography/exists');
  if (authors.length === 0) errors.authors = appError('bibliography/author-required');
  if (authors.length > MAX_AUTHORS) errors.authors = appError('bibliography/authors-too-many', { max: MAX_AUTHORS });
  const wrongAuthor = authors.map(textError).find((wrong) => wrong !== null);
  if (wrongAuthor !== undefined && wrongAuthor !== null) errors.authors = wrongAuthor;
  if (year !== null && !isYear(year))
    errors.year = appError('bibliography/year-invalid', { min: EARLIEST_REFERENCE_YEAR, max: LATEST_REFERENCE_YEAR });
  if (doi !== '' && !DOI.test(doi)) errors.doi = appError('bibliography/doi-invalid');
  if (url !== '' && !ADDRESS.test(url)) errors.url = appError('bibliography/address-invalid');
  return errors;
}

/** Returns whether two sources are the same: their DOI decides where both have one, else title and year. */
export function isSameReference(
  one: Pick<ReferenceContent, 'title' | 'year' | 'doi'>,
  other: Pick<ReferenceContent, 'title' | 'year' | 'doi'>,
): boolean {
  if (one.doi !== '' && other.doi !== '') return one.doi.toLowerCase() === other.doi.toLowerCase();
  return one.year === other.year && lettersOf(one.title) === lettersOf(other.title);
}

function isYear(year: number): boolean {
  return Number.isInteger(year) && year >= EARLIEST_REFERENCE_YEAR && year <= LATEST_REFERENCE_YEAR;
}

function textError(text: string): AppError | null {
  if (text.length > REFERENCE_TEXT_LENGTH)
    return appError('bibliography/text-too-long', { max: REFERENCE_TEXT_LENGTH });
  return /\p{Cc}/u.test(text) ? appError('generic/invalid-input') : null;
}

function single(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
