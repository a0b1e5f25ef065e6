import { textIn } from '#domain/content/translated.ts';
import type { ContextTable } from '#domain/contexts/context-table.ts';
import type { Language } from '#domain/users/language.ts';
import { type ShownAs, shownEntries } from '#kit/content/content-entries.ts';
import type { ContentRow } from '#kit/content/useContentColumns.tsx';

/** A context in a list. */
export type ContextRow = ContentRow & {
  readonly contextId: string;
  readonly contextRef: string;
  readonly questions: number;
};

/** Returns the contexts of an owner's list that are shown, as rows. */
export function contextRows(
  { contexts }: ContextTable,
  owner: ContextRow['owner'],
  as: ShownAs,
  language: Language,
): ContextRow[] {
  return shownEntries(contexts, as).map(([contextId, entry]) => {
    const { contextRef, name, questions, version, status, updatedAtUnix } = entry;
    return {
      ...{ contextId, contextRef, owner, questions, version, status, updatedAtUnix },
      name: textIn(name, language),
    };
  });
}
