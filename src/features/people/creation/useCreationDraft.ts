import { useCallback, useEffect, useMemo, useState } from 'react';
import { useReadySession } from '#state/session/use-session.ts';
import { forgetDraft, keepDraft, readDraft } from '#lib/tab-drafts.ts';
import { type CreationDraft, creationFrom, emptyCreation, withOfferedLanguages } from './creation-draft.ts';
import type { CreationContext } from './useCreationContext.ts';

/** Returns the wizard's draft for an establishment, kept in this tab with every change. */
export function useCreationDraft({ zooId, languages }: Pick<CreationContext, 'zooId' | 'languages'>) {
  const { user } = useReadySession();
  const name = `people.${user.userId}.${zooId}`;
  const [draft, setDraft] = useState(() => creationFrom(readDraft(name), user.language));
  useEffect(() => keepDraft(name, draft), [name, draft]);
  const change = useCallback(
    (difference: Partial<CreationDraft> | ((now: CreationDraft) => Partial<CreationDraft>)) =>
      setDraft((now) => ({ ...now, ...(typeof difference === 'function' ? difference(now) : difference) })),
    [],
  );
  /** Resets the named parts to their initial values. */
  const clear = useCallback(
    (...parts: readonly (keyof CreationDraft)[]) => {
      forgetDraft(name);
      const empty = emptyCreation(user.language);
      setDraft((now) => ({ ...now, ...Object.fromEntries(parts.map((part) => [part, empty[part]])) }));
    },
    [name, user.language],
  );
  const offered = useMemo(() => withOfferedLanguages(draft, languages), [draft, languages]);
  return { draft: offered, change, clear };
}
