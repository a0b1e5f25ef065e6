import { appError, type AppError } from '../errors/app-error.ts';
import { LANGUAGES, type Language } from '../users/language.ts';
import { nameError } from './check-species.ts';
import { speciesNames } from './species-names.ts';
import type { Label } from './taxonomy.ts';

export type TypedLabel = Pick<Label, 'name' | 'trad'>;
/** The faults by language; the French name is the label's own. */
export type LabelErrors = Partial<Record<Language, AppError>>;

/** Returns the typed values as they are stored: no empty names, and the French name in both of its places. */
export function tidyLabel({ name, trad }: TypedLabel): TypedLabel {
  const known = speciesNames({ specieName: name, trad });
  return { name: known.fr ?? '', trad: known };
}

/**
 * Returns the faults of a tidy tag, category or goal; empty when it may be saved. Codes: 'label/name-required',
 * 'taxon/name-too-long', and 'generic/invalid-input' for control characters.
 */
export function checkLabel({ name, trad }: TypedLabel): LabelErrors {
  const errors: LabelErrors = {};
  for (const language of LANGUAGES) {
    const wrong = nameError(trad[language] ?? '');
    if (wrong !== null) errors[language] = wrong;
  }
  if (name === '') errors.fr = appError('label/name-required');
  return errors;
}

/** Returns the name of a tag, category or goal in a language; its French name when it has none there. */
export function labelNameIn({ name, trad }: TypedLabel, language: Language): string {
  return trad[language]?.trim() || name;
}
