import { useState } from 'react';
import { useActor } from '#state/session/use-session.ts';
import type { Sort } from '#ui/table/columns.ts';
import type { ListSettings } from '#ui/table/full/list-settings.ts';
import { useLatest } from '#ui/table/useLatest.ts';
import { forgetListSettings, keepListSettings, recallListSettings } from './stored-list-settings.ts';

/**
 * Returns the person's settings of a list (sort, columns and their order), a function to change them and one that takes
 * them back to the list's own way; this browser keeps them for that person alone. The functions are stable.
 */
export function useListSettings(
  listKey: string,
  initialSort: Sort | null = null,
): readonly [ListSettings, (settings: ListSettings) => void, () => void] {
  const { userId } = useActor();
  const owner = `${userId} ${listKey}`;
  const [kept, setKept] = useState(() => ({ owner, settings: recallListSettings(userId, listKey, initialSort) }));
  const present = kept.owner === owner ? kept : { owner, settings: recallListSettings(userId, listKey, initialSort) };
  if (present !== kept) setKept(present);
  const change = useLatest((settings: ListSettings) => {
    setKept({ owner, settings });
    keepListSettings(userId, listKey, settings);
  });
  const reset = useLatest(() => {
    forgetListSettings(userId, listKey);
    setKept({ owner, settings: recallListSettings(userId, listKey, initialSort) });
  });
  return [present.settings, change, reset];
}
