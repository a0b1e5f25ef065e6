import { folded } from '../text/folded.ts';
import type { MatchedField, MatchedValues } from './import-field.ts';
import { remembered } from './remembered.ts';

/** Returns the meaning that people gave a text of a file; undefined for an unmatched text. */
export type OwnWords = (field: MatchedField, text: string) => string | undefined;

/**
 * Returns a function that looks up the matches made by hand, each text once; properties that every object inherits are
 * no matches.
 */
export function ownWordsOf(values: MatchedValues): OwnWords {
  const byField = new Map(
    Object.entries(values)
      .filter(([, own]) => Object.keys(own).length > 0)
      .map(([field, own]) => [field, remembered((text: string) => matchOf(own, folded(text)))] as const),
  );
  return byField.size === 0 ? () => undefined : (field, text) => byField.get(field)?.(text) ?? undefined;
}

/** Null and not undefined, which `remembered` would not keep. */
function matchOf(own: Readonly<Record<string, string>>, key: string): string | null {
  return Object.hasOwn(own, key) ? (own[key] ?? null) : null;
}
