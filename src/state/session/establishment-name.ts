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
