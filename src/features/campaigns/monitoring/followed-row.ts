import { type FollowedPlan, type MonitoredSession, PLANNED_STATES } from '#domain/campaign-monitoring/planned-state.ts';
import type { Campaign, PlannedSession } from '#domain/campaigns/campaign.ts';
import { startOfWeek } from '#domain/tasks/week.ts';
import { startOfDay } from '#domain/time/calendar-day.ts';
import { type EpochMs, ZONE } from '#domain/time/epoch.ts';
import { dayOf } from '#domain/time/typed-day.ts';
import type { CampaignNames } from '../parts/useCampaignNames.ts';
import type { ShownState } from '../parts/PlannedStateBadge.tsx';

/** The states of the rows: those of planned sessions, then the sessions beside the plan. */
export const SHOWN_STATES = [...PLANNED_STATES, 'beside'] as const satisfies readonly ShownState[];

/** A planned session with what became of it, or a session beside the plan. */
export type FollowedRow = {
  readonly id: string;
  readonly state: ShownState;
  /** the planned hour; of a session beside the plan its beginning */
  readonly atUnix: EpochMs;
  /** the Monday of its week, as a local day */
  readonly week: string;
  readonly planned: PlannedSession | null;
  readonly session: MonitoredSession | null;
  readonly enclosureId: string;
  readonly enclosureName: string;
  /** for whom it was planned; '' for nobody */
  readonly observerName: string;
  /** '' while nobody began it */
  readonly madeByName: string;
  /** whoever it was planned for, and whoever made it */
  readonly observerIds: readonly string[];
};

/** Returns the rows of a followed plan with their names, by hour. */
export function followedRows({ followed, beside }: FollowedPlan, names: CampaignNames): readonly FollowedRow[] {
  const rowOf = (
    part: Pick<FollowedRow, 'id' | 'state' | 'atUnix' | 'planned' | 'session' | 'enclosureId'>,
  ): FollowedRow => {
    const ids = [part.planned?.observerId ?? null, part.session?.observerId ?? null] as const;
    const nameOf = (id: string | null) => (id === null ? '' : names.person(id));
    return {
      ...part,
      week: dayOf(startOfWeek(part.atUnix, ZONE), ZONE),
      enclosureName: names.enclosure(part.enclosureId),
      observerName: nameOf(ids[0]),
      madeByName: nameOf(ids[1]),
      observerIds: [...new Set(ids.filter((id) => id !== null))],
    };
  };
  return [
    ...followed.map(({ planned, state, session }) => {
      const { plannedId, atUnix, enclosureId } = planned;
      return rowOf({ id: plannedId, state, atUnix, planned, session, enclosureId });
    }),
    ...beside.map((session) =>
      rowOf({
        ...{ id: session.visitId, state: 'beside', planned: null, session },
        ...{ atUnix: session.startedAtUnix, enclosureId: session.enclosureId },
      }),
    ),
  ].toSorted((one, other) => one.atUnix - other.atUnix);
}

/**
 * Returns the planned session that somebody should begin now for a row: one that is missed, spoilt, or to be made today;
 * null for every other row, and where the campaign no longer runs.
 */
export function toBegin(
  { planned, state, atUnix }: FollowedRow,
  { status, ethogramVersion }: Pick<Campaign, 'status' | 'ethogramVersion'>,
  now: EpochMs,
): PlannedSession | null {
  if (status !== 'active' || ethogramVersion === null) return null;
  const isOpen = ['missed', 'invalid', 'interrupted', 'short'].includes(state);
  const isToday = state === 'toCome' && startOfDay(atUnix, ZONE) === startOfDay(now, ZONE);
  return isOpen || isToday ? planned : null;
}
