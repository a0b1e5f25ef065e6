import { useCallback } from 'react';
import type { Establishment } from '#domain/establishments/establishment.ts';
import { selectSettings } from '../settings/settings.slice.ts';
import { useAppSelector, type RootState } from '../store.ts';
import { selectSession } from './session.slice.ts';

/**
 * Returns the name of the establishment being looked at, for whatever shows or prints it: headings, titles of documents,
 * names of exported files. Null where it is hidden (anonymous mode, or nobody is there): show `layout:demo.label` then.
 */
export function selectEstablishmentName(state: RootState): string | null {
  const session = selectSession(state);
  return session.status === 'ready' && !selectSettings(state).anonymousMode ? session.establishment.zooName : null;
}

/** Returns what `selectEstablishmentName` gives, and follows it. */
export function useEstablishmentName(): string | null {
  return useAppSelector(selectEstablishmentName);
}

/** Returns what names any establishment in a list or a choice: null for the present one where it is hidden. */
export function useNameOfEstablishment(): (zoo: Pick<Establishment, 'zooId' | 'zooName'>) => string | null {
  const session = useAppSelector(selectSession);
  const presentId = session.status === 'ready' ? session.establishment.zooId : null;
  const isHidden = useEstablishmentName() === null;
  return useCallback(({ zooId, zooName }) => (isHidden && zooId === presentId ? null : zooName), [isHidden, presentId]);
}
