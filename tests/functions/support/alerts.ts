import { randomUUID } from 'node:crypto';
import type { Alert } from '../../../src/domain/alerts/alert.ts';
import { anAlert } from '../../support/builders/alert.ts';
import { database } from './suite.ts';

/** Stores an active alert of a missed session, beside the functions, and returns its id. */
export async function createAlert(zooId: string, differences: Partial<Alert> = {}): Promise<string> {
  const alertId = `missed-${randomUUID()}`;
  const alert = anAlert({ alertId, zooId, campaignId: randomUUID(), ...differences });
  await database.doc(`alerts/${alert.alertId}`).set(alert);
  return alert.alertId;
}

/** Returns the alerts of a campaign, the earliest first. */
export async function alertsOf(campaignId: string): Promise<Alert[]> {
  const { docs } = await database.collection('alerts').where('campaignId', '==', campaignId).get();
  return docs.map((one) => one.data() as Alert).toSorted((a, b) => a.occurredAtUnix - b.occurredAtUnix);
}
