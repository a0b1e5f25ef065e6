import type { Campaign } from '../campaigns/campaign.ts';
import type { Team } from '../notifications/recipients-of-task.ts';
import type { Alert } from './alert.ts';

/** The people who may be told of a campaign's alerts. */
export type AlertPeople = {
  /** ids of the establishment's welfare correspondents */
  readonly correspondentIds: readonly string[];
  /** ids of its admins */
  readonly adminIds: readonly string[];
  /** the teams of sectors by their ids */
  readonly teams: ReadonlyMap<string, Pick<Team, 'managementUserIds'>>;
  /** ids of all these people whose accounts receive messages */
  readonly reachedIds: ReadonlySet<string>;
};

/**
 * Returns the ids of the people told of an alert of a campaign, each once: the campaign's author, the welfare
 * correspondents, and the management of the alert's sectors; the admins where none of them receives messages.
 */
export function recipientsOfAlert(
  { authorId }: Pick<Campaign, 'authorId'>,
  { sectorIds }: Pick<Alert, 'sectorIds'>,
  { correspondentIds, adminIds, teams, reachedIds }: AlertPeople,
): readonly string[] {
  const managers = sectorIds.flatMap((sectorId) => teams.get(sectorId)?.managementUserIds ?? []);
  const reached = (ids: readonly string[]) => [...new Set(ids)].filter((userId) => reachedIds.has(userId));
  const told = reached([authorId, ...correspondentIds, ...managers]);
  return told.length > 0 ? told : reached(adminIds);
}
