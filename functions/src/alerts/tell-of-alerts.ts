import type { Alert } from '../../../src/domain/alerts/alert.ts';
import { type AlertPeople, recipientsOfAlert } from '../../../src/domain/alerts/recipients-of-alert.ts';
import type { RightsRole } from '../../../src/domain/access/rights-roles.ts';
import type { Campaign } from '../../../src/domain/campaigns/campaign.ts';
import { type Notification, notificationId } from '../../../src/domain/notifications/notification.ts';
import type { EpochMs } from '../../../src/domain/time/epoch.ts';
import { adminsOf } from '../animal-shares/tell-admins.ts';
import { database } from '../common/firebase.ts';
import { isDocumentId, sectorPath, USERS } from '../common/paths.ts';
import { withTimestamps } from '../common/stored.ts';
import { notifyPeople } from '../notifications/notify-people.ts';
import { recipientAccounts } from '../notifications/recipient-accounts.ts';
import { teamOf } from '../pictures/picture-owner.ts';
import { alertPath, alertsIn, alertsOfCampaign } from './stored-alerts.ts';

/** The writes of one batch. */
const MOST_OF_A_BATCH = 400;

/**
 * Tells the people of a campaign of its active alerts of which nobody was told yet: one message for each person, however
 * many alerts there are. The id of a message is made of the oldest of them, so that a run that broke off before it could
 * note the telling tells nobody twice. Returns how many messages were new.
 */
export async function tellOfAlerts(campaign: Campaign, at: EpochMs): Promise<number> {
  const untold = await alertsIn(alertsOfCampaign(campaign.campaignId).where('toldAtUnix', '==', null));
  const active = untold.filter(({ status }) => status === 'active');
  if (active.length === 0) return 0;
  const people = await alertPeople(campaign, active);
  const byPerson = new Map<string, Alert[]>();
  for (const alert of active)
    for (const userId of recipientsOfAlert(campaign, alert, people))
      byPerson.set(userId, [...(byPerson.get(userId) ?? []), alert]);
  const messages = [...byPerson].map(([userId, alerts]) => messageTo(userId, campaign, alerts));
  const told = await notifyPeople(database(), messages);
  await noteTelling(active, at);
  return told;
}

function messageTo(userId: string, { campaignId, zooId, name }: Campaign, alerts: readonly Alert[]): Notification {
  const raisedAtUnix = Math.min(...alerts.map((alert) => alert.raisedAtUnix));
  const [sectorId = null, ...others] = new Set(alerts.flatMap(({ sectorIds }) => sectorIds));
  return {
    notificationId: notificationId('campaignAlert', campaignId, userId, raisedAtUnix),
    ...{ zooId, userId, kind: 'campaignAlert', subjectId: campaignId, title: name },
    sectorId: others.length === 0 ? sectorId : null,
    ...{ dueAtUnix: null, createdAtUnix: raisedAtUnix, readAtUnix: null },
  };
}

async function noteTelling(alerts: readonly Alert[], at: EpochMs): Promise<void> {
  for (let start = 0; start < alerts.length; start += MOST_OF_A_BATCH) {
    const batch = database().batch();
    for (const { alertId } of alerts.slice(start, start + MOST_OF_A_BATCH))
      batch.update(database().doc(alertPath(alertId)), withTimestamps({ toldAtUnix: at }));
    // oxlint-disable-next-line no-await-in-loop -- two batches at most
    await batch.commit();
  }
}

async function alertPeople({ zooId, authorId }: Campaign, alerts: readonly Alert[]): Promise<AlertPeople> {
  const sectorIds = [...new Set(alerts.flatMap((alert) => alert.sectorIds))].filter(isDocumentId);
  const correspondents = database()
    .collection(USERS)
    .where('zooId', '==', zooId)
    .where('rightsRoles', 'array-contains', 'welfareCorrespondent' satisfies RightsRole)
    .select();
  const [found, adminIds, sectors] = await Promise.all([
    correspondents.get(),
    adminsOf(zooId),
    sectorIds.length === 0 ? [] : database().getAll(...sectorIds.map((id) => database().doc(sectorPath(id)))),
  ]);
  const teams = new Map(
    sectors.filter((sector) => sector.get('zooId') === zooId).map((sector) => [sector.id, teamOf(sector)]),
  );
  const correspondentIds = found.docs.map(({ id }) => id);
  const managers = [...teams.values()].flatMap(({ managementUserIds }) => managementUserIds);
  const reached = await recipientAccounts(database(), zooId, [authorId, ...correspondentIds, ...managers, ...adminIds]);
  return { correspondentIds, adminIds, teams, reachedIds: new Set(reached.map(({ userId }) => userId)) };
}
