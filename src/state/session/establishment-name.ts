import { useCallback } from 'react';
import type { Establishment } from '#domain/establishments/establishment.ts';
import { selectSettings } from '../settings/settings.slice.ts';
import { useAppSelector, type RootState } from '../store.ts';
import { selectSession } from './session.slice.ts';

/**
 * Returns the name of the present establishment, for everything that shows or prints it: headings, titles of documents,
 * names of exported files. Null when it is hidden (anonymous mode, or nobody is signed in): show `layout:demo.anonymous`
 * then.
 */
export function selectEstablishmentName(state: RootState): string | null {
  const session = selectSession(state);
  return session.status === 'ready' && !selectSettings(state).anonymousMode ? session.establishment.zooName : null;
}

/** Returns the result of `selectEstablishmentName`, and follows it. */
export function useEstablishmentName(): string | null {
  return useAppSelector(selectEstablishmentName);
}

/**
 * Returns a function for the name of any establishment in a list or a choice: null for the present one while it is
 * hidden.
 */
export function useNameOfEstablishment(): (zoo: Pick<Establishment, 'zooId' | 'zooName'>) => string | null {
  const session = useAppSelector(selectSession);
  const presentId = session.status === 'ready' ? session.establishment.zooId : null;
  const isHidden = useEstablishmentName() === null;
  return useCallback(({ zooId, zooName }) => (isHidden && zooId === presentId ? null : zooName), [isHidden, presentId]);
}
