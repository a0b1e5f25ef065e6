/** Documents read, and seconds waited, on the screens of observation sessions with 10,000 scans of 50 animals. */
import type { App } from 'firebase-admin/app';
import type { Campaign } from '../../src/domain/campaigns/campaign.ts';
import { documentId } from '../seed/document-id.ts';
import { seedDocuments } from '../seed/documents.ts';
import { randomFrom } from '../seed/random.ts';
import type { SeedDocument } from '../seed/seed-document.ts';
import { scansOf, visitDocuments } from '../seed/session-entries.ts';
import { seedAccounts } from '../seed/write-accounts.ts';
import { writeDocuments } from '../seed/write-documents.ts';
import { type FillingVisits, type MeasuredScreen, measureVisits, printSeconds, printVisits } from './screen-visits.ts';

const ZOO = 'zoo-fullcare';
const SESSIONS = 500;
const SCANS = 20;
const ANIMALS = 50;
const MINUTES = 3;
const TOGETHER = 20;
const HOUR = 3_600_000;
/** docs/benchmarks.md explains the figures. */
const LIST = { cold: 260, warm: 10 };
const ONE = { cold: 60, warm: 5 };
const MONITORING = { cold: SESSIONS + 60, warm: 10 };

/** Visits the screens of observation sessions as a manager. */
export async function measureObservationReads(root: string): Promise<readonly FillingVisits[]> {
  const scans = (SESSIONS * SCANS).toLocaleString('en');
  return measureVisits(root, [{ label: `${scans} scans of ${ANIMALS}`, fill }]);
}

/** Prints documents read against the budget, and seconds; fails for none of them. */
export function printObservationReads(fillings: readonly FillingVisits[]): void {
  printVisits('Documents read by the screens of observation sessions, beyond the session’s own', fillings);
  printSeconds('Seconds until the screens of observation sessions show their content', fillings);
}

async function fill(admin: App): Promise<readonly MeasuredScreen[]> {
  const now = Date.now();
  const beside = seedDocuments('small', now).filter(({ path }) => !path.startsWith('visits/'));
  const campaign = beside
    .filter(({ path }) => /^campaigns\/[^/]+$/.test(path))
    .map(({ data }) => data as unknown as Campaign)
    .find(({ zooId, status, type }) => zooId === ZOO && status === 'active' && type === 'welfare');
  if (campaign === undefined) throw new Error('The seed has no welfare campaign in use.');
  const sessions = sessionsOf(campaign, animalsOf(beside), now);
  await seedAccounts(admin, now);
  await writeDocuments(admin, beside);
  // A record of 20 scans is large: a request of more sessions is beyond the service's size.
  for (let at = 0; at < sessions.length; at += TOGETHER)
    // oxlint-disable-next-line no-await-in-loop -- one request after the other
    await writeDocuments(admin, sessions.slice(at, at + TOGETHER));
  const visitId = sessions[0]?.path.split('/')[1] ?? '';
  return [
    { name: 'sessions', address: '/ObsSessionListView', ...LIST, content: 'main table tbody tr' },
    { name: 'one session', address: `/ObsSessionView?visitId=${visitId}`, ...ONE, content: 'main table tbody tr' },
    {
      name: 'its results',
      address: `/ObsResultView?visitId=${visitId}`,
      ...ONE,
      content: 'main h2:has-text("Budget-temps")',
    },
    {
      name: 'monitoring',
      address: `/CampaignQuizzMonitoringView?campaignId=${campaign.campaignId}`,
      ...MONITORING,
      content: 'main table tbody tr',
    },
  ];
}

function animalsOf(documents: readonly SeedDocument[]): readonly string[] {
  const ids = documents
    .filter(({ path, data }) => /^animals\/[^/]+$/.test(path) && data['zooId'] === ZOO)
    .map(({ path }) => path.split('/')[1] ?? '')
    .slice(0, ANIMALS);
  if (ids.length < ANIMALS)
    throw new Error(`The seed has ${ids.length} animals in ${ZOO}, and ${ANIMALS} are observed.`);
  return ids;
}

/** Returns one session every four hours, back from now. */
function sessionsOf(campaign: Campaign, animalIds: readonly string[], now: number): readonly SeedDocument[] {
  const random = randomFrom(1);
  const codes = ['RES', 'LOC', 'FEE', 'SOC'];
  return Array.from({ length: SESSIONS }, (_none, at) => {
    const name = `bench session ${at}`;
    const startedAtUnix = now - (at + 1) * 4 * HOUR;
    const plan = { name, startedAtUnix, count: SCANS, minutes: MINUTES };
    const { campaignId, zooId, ethogramId, enclosureIds, observerIds, authorId } = campaign;
    return visitDocuments(
      {
        ...{ visitId: documentId(name), campaignId, zooId, ethogramId, method: 'scan', animalIds: [...animalIds] },
        ...{ enclosureId: enclosureIds[0] ?? '', observerId: observerIds[at % observerIds.length] ?? authorId },
        ...{ plannedCount: SCANS, doneCount: SCANS, startedAtUnix, endedAtUnix: startedAtUnix + HOUR },
      },
      scansOf(random, plan, { animalIds, codes, spots: [] }),
    );
  }).flat();
}
