import { useEffect, useState } from 'react';
import { forgetDraft, keepDraft, readDraft } from '#lib/tab-drafts.ts';

type Fields = Readonly<Record<string, unknown>>;

/**
 * Returns the typed changes of stored values: only fields that differ, kept in this tab under a name until they are
 * forgotten. A kept field of another type than the stored one is left out.
 */
export function useKeptDraft<Typed extends Fields>(name: string, stored: Typed) {
  const [touched, setTouched] = useState(() => fieldsLike(stored, readDraft(name)));
  const typed: Typed = { ...stored, ...touched };
  const changed = Object.fromEntries(
    Object.keys(stored).flatMap((key) => (Object.is(typed[key], stored[key]) ? [] : [[key, typed[key]]])),
  ) as Partial<Typed>;
  const isChanged = Object.keys(changed).length > 0;
  const text = JSON.stringify(changed);
  useEffect(() => {
    if (text === '{}') forgetDraft(name);
    else keepDraft(name, JSON.parse(text));
  }, [name, text]);
  return {
    typed,
    changed,
    isChanged,
    change: (difference: Partial<Typed>) => setTouched((now) => ({ ...now, ...difference })),
    /** the stored values, or the initial ones */
    clear: () => {
      forgetDraft(name);
      setTouched({});
    },
  };
}

function fieldsLike<Typed extends Fields>(stored: Typed, kept: unknown): Partial<Typed> {
  if (typeof kept !== 'object' || kept === null) return {};
  const fields = Object.entries(kept).filter(([key, value]) => {
    if (!Object.hasOwn(stored, key)) return false;
    const like = stored[key];
    return like === null || value === null || typeof value === typeof like;
  });
  return Object.fromEntries(fields) as Partial<Typed>;
}
