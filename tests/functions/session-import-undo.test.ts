import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { raiseUnlessOpen } from '../../functions/src/alerts/raise-unless-open.ts';
import { openAlertsOf } from '../../functions/src/alerts/stored-alerts.ts';
import { followRemoval } from '../../functions/src/observation-sessions/follow-removal.ts';
import { forgetOldSessionImports } from '../../functions/src/observation-sessions/kept-imports.ts';
import type { ListSessionImportsData, UndoSessionImportData } from '../../src/domain/callables/observation-sessions.ts';
import type { Campaign } from '../../src/domain/campaigns/campaign.ts';
import { type ImportedSession, importedVisitId } from '../../src/domain/session-exchange/imported-session.ts';
import { anAlert } from '../support/builders/alert.ts';
import { anImportedSession } from '../support/builders/imported-session.ts';
import { anObservationSession } from '../support/builders/observation-session.ts';
import { createEnclosure, createSpecies, storeAnimals } from './support/animal-park.ts';
import { createCampaign, createPublishedEthogram } from './support/campaigns.ts';
import { createPark, createSector, type Person } from './support/park.ts';
import { closeAll, peopleWithoutRight, person } from './support/people.ts';
import { recordsOf, stored } from './support/records.ts';
import { type Browser, database } from './support/suite.ts';
import { createVisit } from './support/visits.ts';

type Answer<Data> = { success: boolean; data?: Data; error?: { code: string; field?: string } };

/** The first event of each function starts its process. */
const PATIENT = { timeout: 120_000, interval: 200 };
vi.setConfig({ testTimeout: 150_000 });

let zooId: string;
let admin: Person;
let correspondent: Person;
let keeper: Person;
let enclosureId: string;
let animalId: string;
let campaignId: string;
let ethogramId: string;

const aCampaign = (differences: Partial<Campaign> = {}) =>
  createCampaign(zooId, {
    ...{ type: 'welfare', status: 'active', launchedAtUnix: Date.now(), ethogramId, ethogramVersion: 1 },
    ...{ observerIds: [keeper.userId], enclosureIds: [enclosureId], ...differences },
  });

beforeAll(async () => {
  zooId = await createPark();
  [admin, correspondent, keeper] = [
    await person(zooId, { userRight: 'admin' }),
    await person(zooId, { rightsRoles: ['welfareCorrespondent'] }),
    await person(zooId),
  ];
  await createSpecies();
  enclosureId = await createEnclosure(zooId, await createSector(zooId));
  [animalId = ''] = await storeAnimals(zooId, [{ animalEnclosureData: { enclosureId } }]);
  ethogramId = await createPublishedEthogram();
  campaignId = await aCampaign();
});
afterAll(closeAll);

/** A focal session that the campaign takes. */
const aSession = (differences: Partial<ImportedSession> = {}): ImportedSession =>
  anImportedSession({
    ...{ sessionId: randomUUID(), campaignId, enclosureId, observerId: keeper.userId, method: 'focal', scans: [] },
    ...{ animalIds: [animalId], events: [], ...differences },
  });
const idOf = ({ sessionId, campaignId: campaign }: ImportedSession) => importedVisitId(zooId, campaign, sessionId);
const send = async (
  sessions: readonly ImportedSession[],
  importId: string | undefined,
  who: Pick<Browser, 'call'> = admin,
  fileName = 'a.csv',
) => {
  const request = { zooId, fileName, sessions, ...(importId === undefined ? {} : { importId }) };
  return (await who.call('importSessions', request)) as unknown as Answer<{ results: { outcome: string }[] }>;
};
/** Imports sessions of ten to a call, and returns the id of the import. */
async function anImport(sessions: readonly ImportedSession[], who?: Pick<Browser, 'call'>): Promise<string> {
  const importId = randomUUID();
  for (let from = 0; from < sessions.length; from += 10) {
    // oxlint-disable-next-line no-await-in-loop -- as a page sends them
    const { data } = await send(sessions.slice(from, from + 10), importId, who);
    expect(data?.results.every(({ outcome }) => outcome === 'written')).toBe(true);
  }
  return importId;
}
const undo = async (importId: string, who: Pick<Browser, 'call'> = admin, zoo = zooId) => {
  const answer = await who.call('undoSessionImport', { zooId: zoo, importId });
  const { success, data, error } = answer as unknown as Answer<UndoSessionImportData>;
  return success ? data : error?.code;
};
const listed = async (who: Pick<Browser, 'call'> = admin) => {
  const answer = (await who.call('listSessionImports', { zooId })) as unknown as Answer<ListSessionImportsData>;
  return answer.success ? answer.data?.imports : answer.error?.code;
};
const headOf = (session: ImportedSession) => stored(`visits/${idOf(session)}`);
const nothing = { removed: 0, kept: [], hasMore: false };

describe('an import of sessions that is undone', () => {
  it('takes its sessions and their entries away, and may be made again from the same file', async () => {
    const sessions = [aSession(), aSession()];
    const importId = await anImport(sessions);
    expect(await undo(importId)).toEqual({ removed: 2, kept: [], hasMore: false });
    for (const session of sessions) {
      expect(await headOf(session)).toBe(undefined);
      expect(await stored(`visits/${idOf(session)}/records/file`)).toBe(undefined);
    }
    const [first] = sessions;
    expect(await recordsOf(zooId, first === undefined ? '' : idOf(first))).toMatchObject([
      { action: 'session.imported' },
      { action: 'session.importUndone', by: admin.userId, details: { importId, campaignId, fileName: 'a.csv' } },
    ]);
    expect(await undo(importId)).toEqual(nothing);
    await anImport(sessions);
    expect(await headOf(sessions[0] as ImportedSession)).toMatchObject({ status: 'finished' });
  });
  it('goes call by call, and goes on where it broke off', async () => {
    const sessions = Array.from({ length: 11 }, () => aSession());
    const importId = await anImport(sessions);
    const first = (await undo(importId)) as UndoSessionImportData;
    expect(first.hasMore).toBe(true);
    const rest = (await undo(importId)) as UndoSessionImportData;
    expect([rest.hasMore, first.removed + rest.removed]).toEqual([false, 11]);
    const heads = await Promise.all(sessions.map(headOf));
    expect(heads.filter(Boolean)).toEqual([]);
  });
  it('leaves the sessions that somebody has used since, and names them with the reason', async () => {
    const archivedId = await aCampaign();
    const sessions = {
      edited: aSession(),
      invalidated: aSession(),
      repeated: aSession(),
      alertAcknowledged: aSession(),
      archived: aSession({ campaignId: archivedId }),
      appended: aSession(),
      joined: aSession(),
      free: aSession(),
    };
    const importId = await anImport(Object.values(sessions));
    const at = Date.now() + 1;
    await database.doc(`visits/${idOf(sessions.edited)}`).update({ note: 'Vu', updatedAtUnix: at });
    await admin.call('invalidateSession', { visitId: idOf(sessions.invalidated), reason: 'Mauvais enclos' });
    await createVisit(zooId, correspondent.userId, { campaignId, secondOf: idOf(sessions.repeated) });
    await database
      .doc(`alerts/${randomUUID()}`)
      .set(
        anAlert({ zooId, visitId: idOf(sessions.alertAcknowledged), status: 'acknowledged', acknowledgedBy: 'ana' }),
      );
    await database.doc(`campaigns/${archivedId}`).update({ status: 'archived' });
    await database.doc(`visits/${idOf(sessions.appended)}/records/file`).update({ updatedAtUnix: at });
    await database.doc(`visits/${idOf(sessions.joined)}/records/a-device`).set({ updatedAtUnix: at });
    const undone = (await undo(importId)) as UndoSessionImportData;
    expect(undone.removed).toBe(1);
    expect(await headOf(sessions.free)).toBe(undefined);
    const reasons = Object.fromEntries(undone.kept.map(({ visitId, reason }) => [visitId, reason]));
    const expected = Object.entries(sessions).filter(([name]) => name !== 'free');
    expect(reasons).toEqual(
      Object.fromEntries(
        expected.map(([name, one]) => [idOf(one), name === 'appended' || name === 'joined' ? 'edited' : name]),
      ),
    );
    expect(undone.kept[0]).toMatchObject({ enclosureId, observerId: keeper.userId });
    expect(await Promise.all(expected.map(([, one]) => headOf(one)))).not.toContain(undefined);
  });
  it('touches no session that it did not write', async () => {
    const there = aSession();
    await anImport([there]);
    const own = await createVisit(zooId, keeper.userId, { campaignId });
    const importId = randomUUID();
    const answer = await send([there, aSession({ sessionId: own })], importId);
    expect(answer.data?.results.map(({ outcome }) => outcome)).toEqual(['known', 'known']);
    expect(await undo(importId)).toEqual(nothing);
    expect([await headOf(there), await stored(`visits/${own}`)]).not.toContain(undefined);
  });
});

describe('the right to undo an import of sessions', () => {
  it('is that of its author and of admins', async () => {
    const [mine, other] = [aSession(), aSession()];
    const ofCorrespondent = await anImport([mine], correspondent);
    const ofAdmin = await anImport([other]);
    expect(await undo(ofAdmin, correspondent)).toBe('generic/permission-denied');
    expect(await headOf(other)).toMatchObject({ campaignId });
    expect(await undo(ofCorrespondent, correspondent)).toMatchObject({ removed: 1 });
    expect(await undo(ofAdmin)).toMatchObject({ removed: 1 });
    const again = await anImport([mine], correspondent);
    expect(await undo(again)).toMatchObject({ removed: 1 });
  });
  it('is refused to everybody without it, and nothing goes', async () => {
    const session = aSession();
    const importId = await anImport([session]);
    for (const [who, browser, code] of await peopleWithoutRight(zooId, 'zoo/foreign'))
      expect([who, await undo(importId, browser)]).toEqual([who, code]);
    expect(await headOf(session)).toMatchObject({ campaignId });
  });
  it('does not reach an import of another establishment', async () => {
    const session = aSession();
    const importId = await anImport([session]);
    const elsewhere = await createPark();
    const stranger = await person(elsewhere, { userRight: 'admin' });
    expect(await undo(importId, stranger, elsewhere)).toEqual(nothing);
    expect(await headOf(session)).toMatchObject({ campaignId });
  });
  it('ends where the author may import into the campaign no more', async () => {
    const session = aSession();
    const importId = await anImport([session], correspondent);
    const trainingId = await aCampaign({ type: 'training' });
    await database.doc(`visits/${idOf(session)}`).update({ campaignId: trainingId });
    const { docs } = await database.collection('sessionImports').where('importId', '==', importId).get();
    const kept = docs[0]?.get('sessions') as { campaignId: string }[];
    await docs[0]?.ref.update({ sessions: kept.map((one) => ({ ...one, campaignId: trainingId })) });
    expect(await undo(importId, correspondent)).toBe('generic/permission-denied');
    expect(await undo(importId)).toMatchObject({ removed: 1 });
  });
  it('is not taken away by somebody who imports under the id of the import', async () => {
    const importId = await anImport([aSession()]);
    const answer = await send([aSession()], importId, correspondent);
    expect(answer.error).toMatchObject({ code: 'generic/permission-denied', field: 'importId' });
  });
});

describe('the list of imports of sessions', () => {
  it('has each import once with its sessions, one’s own or for an admin all, until it is undone', async () => {
    const importId = await anImport(
      Array.from({ length: 11 }, () => aSession()),
      correspondent,
    );
    const of = async (who?: Person) => {
      const all = await listed(who);
      return Array.isArray(all) ? all.filter((one) => one.importId === importId) : all;
    };
    expect(await of()).toMatchObject([{ fileName: 'a.csv', count: 11 }]);
    expect(await of(correspondent)).toHaveLength(1);
    const other = await person(zooId, { rightsRoles: ['welfareCorrespondent'] });
    expect(await listed(other)).toEqual([]);
    expect(await listed(keeper)).toBe('generic/permission-denied');
    await undo(importId, correspondent);
    await undo(importId, correspondent);
    expect(await of()).toEqual([]);
  });
  it('has each call alone of a page that gives no id', async () => {
    const before = (await listed()) as ListSessionImportsData['imports'];
    await send([aSession()], undefined, admin, 'older.csv');
    await send([aSession()], undefined, admin, 'older.csv');
    const after = (await listed()) as ListSessionImportsData['imports'];
    const known = new Set(before.map(({ importId }) => importId));
    expect(after.filter(({ importId }) => !known.has(importId)).map(({ count }) => count)).toEqual([1, 1]);
  });
  it('forgets an import after thirty days', async () => {
    const importId = await anImport([aSession()]);
    const calls = database.collection('sessionImports').where('importId', '==', importId);
    const [call] = (await calls.get()).docs;
    await call?.ref.update({ atUnix: 1_000 });
    await forgetOldSessionImports(database, 30 * 86_400_000 + 999);
    expect((await calls.get()).size).toBe(1);
    await forgetOldSessionImports(database, 30 * 86_400_000 + 1_000);
    expect((await calls.get()).size).toBe(0);
    expect(await undo(importId)).toEqual(nothing);
  });
});

describe('the consequences of sessions whose import is undone', () => {
  const lastOf = async (path: string) => (await stored(path))?.['lastEvaluationUnix'] ?? null;

  it('go with them: alerts, and the last evaluation of enclosure and animals', async () => {
    const place = await createEnclosure(zooId, null);
    const [animal = ''] = await storeAnimals(zooId, [{ animalEnclosureData: { enclosureId: place } }]);
    const campaign = await aCampaign({ enclosureIds: [place] });
    const day = Date.UTC(2026, 2, 6, 9);
    const session = (startedAtUnix: number) =>
      aSession({
        ...{ campaignId: campaign, enclosureId: place, animalIds: [animal] },
        ...{ startedAtUnix, endedAtUnix: startedAtUnix + 60_000 },
      });
    const [earlier, wrong] = [session(day), session(day + 86_400_000)];
    await anImport([earlier]);
    const importId = await anImport([wrong]);
    const alertId = randomUUID();
    await database.doc(`alerts/${alertId}`).set(anAlert({ alertId, zooId, visitId: idOf(wrong), status: 'active' }));
    const paths = [`enclosures/${place}`, `animals/${animal}`];
    await vi.waitFor(
      async () => expect(await Promise.all(paths.map(lastOf))).toEqual(paths.map(() => wrong.endedAtUnix)),
      PATIENT,
    );
    expect(await undo(importId)).toMatchObject({ removed: 1 });
    await vi.waitFor(
      async () => expect(await Promise.all(paths.map(lastOf))).toEqual(paths.map(() => earlier.endedAtUnix)),
      PATIENT,
    );
    expect(await stored(`alerts/${alertId}`)).toBe(undefined);
  });
  it('stay where the session was imported again before its deletion was followed', async () => {
    const session = aSession();
    await anImport([session]);
    const alertId = randomUUID();
    await database.doc(`alerts/${alertId}`).set(anAlert({ alertId, zooId, visitId: idOf(session) }));
    const { startedAtUnix, endedAtUnix } = session;
    const head = { visitId: idOf(session), zooId, campaignId, enclosureId, animalIds: [animalId] };
    await followRemoval(anObservationSession({ ...head, startedAtUnix, endedAtUnix, status: 'finished' }), Date.now());
    expect(await stored(`alerts/${alertId}`)).toMatchObject({ alertId });
  });
  it('have no alert of a session that is gone when its event comes late', async () => {
    const alertId = randomUUID();
    const episode = anAlert({ alertId, zooId, campaignId, enclosureId, visitId: 'file-gone', kind: 'agreementLow' });
    await raiseUnlessOpen(episode, openAlertsOf(campaignId, 'agreementLow'), Date.now());
    expect(await stored(`alerts/${alertId}`)).toBe(undefined);
    const visitId = await createVisit(zooId, keeper.userId, { campaignId });
    await raiseUnlessOpen({ ...episode, visitId }, openAlertsOf(campaignId, 'agreementLow'), Date.now());
    expect(await stored(`alerts/${alertId}`)).toMatchObject({ visitId });
  });
});
