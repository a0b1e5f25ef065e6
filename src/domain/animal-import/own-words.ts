import { folded } from '../text/folded.ts';
import type { MatchedField, MatchedValues } from './import-field.ts';
import { remembered } from './remembered.ts';

/** Tells what people matched a text of a file with; undefined for a text that nobody did. */
export type OwnWords = (field: MatchedField, text: string) => string | undefined;

/** Returns what tells the matches made by hand, each text looked at once; nothing that every object has by itself is one. */
export function ownWordsOf(values: MatchedValues): OwnWords {
  const byField = new Map(
    Object.entries(values)
      .filter(([, own]) => Object.keys(own).length > 0)
      .map(([field, own]) => [field, remembered((text: string) => matchOf(own, folded(text)))] as const),
  );
  return byField.size === 0 ? () => undefined : (field, text) => byField.get(field)?.(text) ?? undefined;
}

/** Null and not undefined, which is not remembered. */
function matchOf(own: Readonly<Record<string, string>>, key: string): string | null {
  return Object.hasOwn(own, key) ? (own[key] ?? null) : null;
}
