import type { EpochMs } from '../time/epoch.ts';
import { type Information, INFORMATION_PRIORITIES, isMeantFor, isValid } from './information.ts';

export const INFORMATION_STATES = ['valid', 'coming', 'expired'] as const;
export type InformationState = (typeof INFORMATION_STATES)[number];

/** Returns the state of an information's period at `now`. */
export function stateOf(
  information: Pick<Information, 'displayFromUnix' | 'displayUntilUnix'>,
  now: EpochMs,
): InformationState {
  if (isValid(information, now)) return 'valid';
  return now < information.displayFromUnix ? 'coming' : 'expired';
}

/** The order for a reader: urgent first, then by priority, then the latest. Negative when `a` comes first. */
export function compareForReader(a: Ordered, b: Ordered): number {
  return (
    Number(b.type === 'urgent') - Number(a.type === 'urgent') ||
    INFORMATION_PRIORITIES.indexOf(b.priority) - INFORMATION_PRIORITIES.indexOf(a.priority) ||
    b.displayFromUnix - a.displayFromUnix
  );
}

type Ordered = Pick<Information, 'type' | 'priority' | 'displayFromUnix'>;

/**
 * Returns the information that a person is shown at `now`, in the order for a reader: valid and meant for them; with a
 * sector, only the information for it or for everybody. Empty for none.
 */
export function shownTo<Some extends Information>(
  all: readonly Some[],
  { userId, sectorId, now }: { readonly userId: string; readonly sectorId: string | null; readonly now: EpochMs },
): readonly Some[] {
  return all
    .filter((one) => isValid(one, now) && isMeantFor(one, userId))
    .filter(({ recipients }) => sectorId === null || recipients.everyone || recipients.sectorIds.includes(sectorId))
    .toSorted(compareForReader);
}
