import { readStored, store } from '#lib/local-storage.ts';
import { SOURCE_IDS, type SourceId } from './search-source.ts';

/** A choice, by its id alone: names stay where they are protected. */
export type Choice = { readonly source: SourceId; readonly id: string };

const MAX_CHOICES = 6;

function keyOf(userId: string): string {
  return `enclos.search.${userId}`;
}

/** Returns the person's last choices in this browser, the latest first; a choice that cannot be read is left out. */
export function recentChoices(userId: string): readonly Choice[] {
  const stored = readStored(keyOf(userId));
  return Array.isArray(stored) ? stored.flatMap(choiceOf).slice(0, MAX_CHOICES) : [];
}

/** Remembers a choice; a repeated one moves to the front. */
export function rememberChoice(userId: string, { source, id }: Choice): void {
  const others = recentChoices(userId).filter((choice) => choice.source !== source || choice.id !== id);
  store(keyOf(userId), [{ source, id }, ...others].slice(0, MAX_CHOICES));
}

function choiceOf(stored: unknown): Choice[] {
  if (typeof stored !== 'object' || stored === null) return [];
  const { source, id } = stored as Partial<Record<keyof Choice, unknown>>;
  const known = SOURCE_IDS.find((one) => one === source);
  return known !== undefined && typeof id === 'string' ? [{ source: known, id }] : [];
}
