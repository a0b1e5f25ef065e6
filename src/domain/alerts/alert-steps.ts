import type { Subject } from '../access/operations.ts';
import type { EpochMs } from '../time/epoch.ts';
import { type Alert, type Episode, OPEN_STATUSES } from './alert.ts';

/** Returns the alert that an episode raises, of which nobody has been told yet. */
export function raisedAlert(episode: Episode, sectorIds: readonly string[], at: EpochMs): Alert {
  return {
    ...episode,
    ...{ sectorIds: [...sectorIds], status: 'active', raisedAtUnix: at, toldAtUnix: null },
    ...{ acknowledgedBy: null, acknowledgedAtUnix: null, reason: '', resolvedAtUnix: null },
  };
}

/** Returns whether the episode of an alert lasts: it is active or acknowledged. */
export function isOpenAlert({ status }: Pick<Alert, 'status'>): boolean {
  return OPEN_STATUSES.some((open) => open === status);
}

/**
 * Returns the fields by which a person acknowledges an alert; null for one that is not active. An acknowledged alert
 * stays open until its episode ends.
 */
export function acknowledged(
  { status }: Pick<Alert, 'status'>,
  { by, reason, at }: { readonly by: string; readonly reason: string; readonly at: EpochMs },
): Pick<Alert, 'status' | 'acknowledgedBy' | 'acknowledgedAtUnix' | 'reason'> | null {
  if (status !== 'active') return null;
  return { status: 'acknowledged', acknowledgedBy: by, acknowledgedAtUnix: at, reason };
}

/** Returns the fields by which the end of its episode resolves an alert; null for one that is resolved. */
export function resolved(alert: Pick<Alert, 'status'>, at: EpochMs): Pick<Alert, 'status' | 'resolvedAtUnix'> | null {
  return isOpenAlert(alert) ? { status: 'resolved', resolvedAtUnix: at } : null;
}

/** Returns an alert as rights see it: its sectors. */
export function alertSubject({ zooId, sectorIds }: Pick<Alert, 'zooId' | 'sectorIds'>): Subject {
  return { zooId, sectorIds, authorId: null };
}
