import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import {
  arrayUnion,
  collection,
  doc,
  getDoc,
  getDocs,
  query,
  setDoc,
  Timestamp,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documentId } from '../../scripts/seed/document-id.ts';
import { MAX_SESSION_ENTRIES } from '../../src/domain/observation-sessions/session.ts';
import { anActiveCampaign } from '../support/builders/campaign.ts';
import {
  aContextEntry,
  aFocalEntry,
  anObservationSession,
  aScanEntry,
  aSessionRecord,
} from '../support/builders/observation-session.ts';
import { isAllowed, openRules, place, seenBy } from './support/environment.ts';
import { storedUser, storedZoo } from './support/stored-documents.ts';
import { type Fields, renamed, whole } from './support/visit-fields.ts';

const HOUR = 3_600_000;

const DEMO = { zooId: 'zoo-demo', campaignId: 'demo' };

describe('an observation session in the rules', () => {
  let environment: RulesTestEnvironment;
  let serial = 0;
  beforeAll(async () => {
    environment = await openRules('demo-visits');
    await environment.clearFirestore();
    const campaign = (campaignId: string, differences: Fields) => ({
      path: `campaigns/${campaignId}`,
      data: whole(
        anActiveCampaign({ campaignId, observerIds: ['ana', 'bo'], auditorIds: ['auditor', 'plain'], ...differences }),
      ),
    });
    const plain = anActiveCampaign().observation;
    await place(environment, [
      storedZoo('zoo-1'),
      storedZoo('zoo-2'),
      storedZoo('zoo-demo', { isDemo: true }),
      storedZoo('zoo-discovery', { zooTiers: 'discovery' }),
      ...['ana', 'bo', 'cy', 'plain'].map((name) => storedUser(name, 'zoo-1')),
      storedUser('gone', 'zoo-1', { isDisabled: true }),
      storedUser('auditor', 'zoo-1', { userRight: 'pedagoadmin', rightsRoles: ['auditor'] }),
      storedUser('supervisor', 'zoo-1', { userRight: 'pedagoadmin', rightsRoles: ['supervisor'] }),
      storedUser('teacher', 'zoo-1', { userRight: 'pedagoadmin', rightsRoles: ['educational'] }),
      storedUser('head-teacher', 'zoo-1', { userRight: 'pedagoadmin', rightsRoles: ['educationalAdmin'] }),
      storedUser('visitor', 'zoo-demo'),
      storedUser('beginner', 'zoo-discovery'),
      storedUser('stranger', 'zoo-2'),
      ...['zoo-1', 'zoo-2'].map((zooId) => ({ path: `enclosures/enclosure-${zooId.slice(4)}`, data: { zooId } })),
      campaign('campaign-1', {}),
      campaign('stopped', { status: 'stopped' }),
      campaign('draft', { status: 'draft' }),
      campaign('animals', { concernedBy: 'individual', enclosureIds: [], animalIds: ['ada', 'bo'] }),
      campaign('live-only', { observation: { ...plain, isDeferredAllowed: false, methods: ['scan'] } }),
      campaign('lesson', { type: 'pedagogical', observerIds: ['teacher', 'head-teacher'], auditorIds: [] }),
      campaign('welfare-teacher', { observerIds: ['teacher'] }),
      campaign('demo', { zooId: 'zoo-demo', observerIds: ['visitor'] }),
      campaign('discovery', { zooId: 'zoo-discovery', observerIds: ['beginner'] }),
    ]);
  });
  afterAll(() => environment.cleanup());

  const fresh = () => {
    serial += 1;
    return documentId(`visit ${serial}`);
  };
  const aVisit = (by: string, differences: Fields = {}) => {
    const now = Date.now();
    const visitId = fresh();
    const times = { startedAtUnix: now - HOUR, updatedAtUnix: now };
    return whole({ ...anObservationSession({ visitId, observerId: by, updatedBy: by, ...times }), ...differences });
  };
  const puts = (visit: Fields, by = 'ana') =>
    isAllowed(() => setDoc(doc(seenBy(environment, by), `visits/${String(visit['visitId'])}`), visit));
  const begins = (by: string, differences: Fields = {}) => puts(aVisit(by, differences), by);
  const stored = async (by: string, differences: Fields = {}) => {
    const visit = aVisit(by, differences);
    const path = `visits/${String(visit['visitId'])}`;
    await place(environment, [{ path, data: visit }]);
    return { path, visit };
  };
  const signed = (by: string) => whole({ updatedBy: by, updatedAtUnix: Date.now() });
  const changes = async (by: string, fields: Fields, before: Fields = {}, observerId = 'ana') => {
    const { path } = await stored(observerId, before);
    return isAllowed(() => updateDoc(doc(seenBy(environment, by), path), { ...signed(by), ...fields }));
  };

  describe('begins', () => {
    it.each(['ana', 'auditor', 'plain'])('by %s, whom the active campaign names', async (by) => {
      expect(await begins(by)).toBe(true);
    });
    it.each(['cy', 'supervisor', 'stranger', 'gone', 'teacher'])('not by %s, whom it does not name', async (by) => {
      expect(await begins(by)).toBe(false);
    });
    it('in a pedagogical campaign by people with an educational rights role, and in no other type', async () => {
      expect(await begins('teacher', { campaignId: 'lesson' })).toBe(true);
      expect(await begins('head-teacher', { campaignId: 'lesson' })).toBe(true);
      expect(await begins('teacher', { campaignId: 'welfare-teacher' })).toBe(false);
    });
    it.each(['stopped', 'draft', 'missing'])('not in a campaign that is %s', async (campaignId) => {
      expect(await begins('ana', { campaignId })).toBe(false);
    });
    it('not in the demonstration, and not in a tier without campaigns', async () => {
      expect(await begins('visitor', { campaignId: 'demo', zooId: 'zoo-demo' })).toBe(false);
      expect(await begins('beginner', { campaignId: 'discovery', zooId: 'zoo-discovery' })).toBe(false);
    });
    it('with chosen animals of a campaign about individuals', async () => {
      expect(await begins('ana', { campaignId: 'animals' })).toBe(true);
      expect(await begins('ana', { campaignId: 'animals', animalIds: ['ada', 'other'] })).toBe(false);
    });
    it('days ago when it is entered afterwards and the campaign allows it', async () => {
      const past = whole({ isDeferred: true, startedAtUnix: Date.now() - 90 * 24 * HOUR });
      expect(await begins('ana', past)).toBe(true);
      expect(await begins('ana', { ...past, campaignId: 'live-only' })).toBe(false);
      expect(await begins('ana', { ...past, isDeferred: false })).toBe(false);
      expect(await begins('ana', whole({ isDeferred: true, startedAtUnix: Date.now() + HOUR }))).toBe(false);
    });
    it('as the second opinion of an auditor on a session of the same campaign', async () => {
      const { visit } = await stored('ana');
      const other = await stored('ana', { campaignId: 'lesson' });
      expect(await begins('auditor', { secondOf: visit['visitId'] })).toBe(true);
      expect(await begins('plain', { secondOf: visit['visitId'] })).toBe(false);
      expect(await begins('auditor', { secondOf: other.visit['visitId'] })).toBe(false);
      expect(await begins('auditor', { secondOf: fresh() })).toBe(false);
    });
    it.each<[string, Fields]>([
      ['for somebody else', { observerId: 'bo' }],
      ['in another establishment', { zooId: 'zoo-2' }],
      ['in an enclosure of another establishment', { enclosureId: 'enclosure-2' }],
      ['in an enclosure that the campaign does not name', { enclosureId: 'enclosure-3' }],
      ['by a method that the campaign does not use', { campaignId: 'live-only', method: 'focal' }],
      ['with another ethogram', { ethogramId: 'ethogram-2' }],
      ['with another version', { ethogramVersion: 2 }],
      ['ended', { status: 'finished' }],
      ['with something done', { doneCount: 1 }],
      ['with an end', whole({ endedAtUnix: Date.now() })],
      ['with a note', { note: 'Rain.' }],
      ['invalidated', { invalidReason: 'no', invalidatedBy: 'ana' }],
      ['with 61 animals', { animalIds: Array.from({ length: 61 }, (_none, at) => `a${at}`) }],
      ['with a plan of half a scan', { plannedCount: 0.5 }],
      ['with a plan of 1,001 scans', { plannedCount: 1_001 }],
      ['with a field nobody knows', { score: 1 }],
      ['with an id of its own making', { visitId: 'mine' }],
    ])('not %s', async (_what, differences) => {
      expect(await begins('ana', differences)).toBe(false);
    });
    it('with a plan of exactly 1,000 scans, and not with another field in place of its note', async () => {
      expect(await begins('ana', { plannedCount: 1_000 })).toBe(true);
      expect(await puts(renamed(aVisit('ana'), 'note'))).toBe(false);
    });
    it('not with a start whose timestamp differs, entered at once or afterwards', async () => {
      const startedAt = Timestamp.fromMillis(Date.now() - 3 * HOUR);
      expect(await puts({ ...aVisit('ana'), startedAt })).toBe(false);
      expect(await puts({ ...aVisit('ana', { isDeferred: true }), startedAt })).toBe(false);
    });
  });

  describe('changes', () => {
    const end = (status: string) => whole({ status, endedAtUnix: Date.now(), doneCount: 12, note: 'Rain.' });
    it.each(['finished', 'interrupted'])('from running to %s, by its observer', async (status) => {
      expect(await changes('ana', end(status))).toBe(true);
    });
    it('its count and its note while it runs and after its end', async () => {
      expect(await changes('ana', { doneCount: 3 })).toBe(true);
      expect(await changes('ana', { doneCount: 3, note: 'Late.' }, { status: 'finished' })).toBe(true);
    });
    it.each(['bo', 'supervisor', 'stranger', 'gone'])('not by %s', async (by) => {
      expect(await changes(by, { doneCount: 3 })).toBe(false);
    });
    it('not in the demonstration', async () => {
      expect(await changes('visitor', { doneCount: 3 }, DEMO, 'visitor')).toBe(false);
    });
    it('its count up to 3,000, and no further', async () => {
      expect(await changes('ana', { doneCount: 3_000 })).toBe(true);
      expect(await changes('ana', { doneCount: 3_001 })).toBe(false);
    });
    it('not once it is invalidated', async () => {
      expect(await changes('ana', { doneCount: 3 }, { invalidReason: 'Wrong enclosure.' })).toBe(false);
    });
    it.each<[string, Fields, Fields?]>([
      ['back to running', { status: 'running' }, { status: 'finished' }],
      ['from interrupted to finished', end('finished'), { status: 'interrupted' }],
      ['to an end without an instant', { status: 'finished' }],
      ['its end alone', whole({ endedAtUnix: Date.now() })],
      ['its enclosure', { enclosureId: 'enclosure-2' }],
      ['its campaign', { campaignId: 'animals' }],
      ['its animals', { animalIds: ['ada'] }],
      ['its plan', { plannedCount: 1 }],
      ['its observer', { observerId: 'bo' }],
      ['its validity', { invalidReason: 'no', invalidatedBy: 'ana' }],
      ['its count to a text', { doneCount: 'many' }],
      ['its note to a number', { note: 1 }],
      ['under another name', { doneCount: 3, updatedBy: 'bo' }],
    ])('not %s', async (_what, fields, before = {}) => {
      expect(await changes('ana', fields, before)).toBe(false);
    });
  });

  describe('is read', () => {
    const reads = async (by: string, differences: Fields = {}) => {
      const { path } = await stored('ana', differences);
      await place(environment, [{ path: `${path}/records/d`, data: whole(aSessionRecord({ observerId: 'ana' })) }]);
      const database = seenBy(environment, by);
      const head = await isAllowed(() => getDoc(doc(database, path)));
      expect(await isAllowed(() => getDoc(doc(database, `${path}/records/d`)))).toBe(head);
      return head;
    };
    it.each(['ana', 'cy', 'supervisor', 'auditor'])('by %s', async (by) => {
      expect(await reads(by)).toBe(true);
    });
    it.each(['teacher', 'head-teacher', 'stranger', 'gone'])('not by %s', async (by) => {
      expect(await reads(by)).toBe(false);
    });
    it('in a pedagogical campaign also by its educational admin, and not by an auditor of others', async () => {
      expect(await reads('head-teacher', { campaignId: 'lesson' })).toBe(true);
      expect(await reads('auditor', { campaignId: 'lesson' })).toBe(false);
      expect(await reads('teacher', { campaignId: 'lesson' })).toBe(false);
    });
    it('in a list of the establishment by everybody who reads results, and in one of their own by observers', async () => {
      const lists = (by: string, ...conditions: [string, string][]) =>
        isAllowed(() =>
          getDocs(
            query(
              collection(seenBy(environment, by), 'visits'),
              ...conditions.map(([field, value]) => where(field, '==', value)),
            ),
          ),
        );
      await stored('teacher', { campaignId: 'lesson' });
      expect(await lists('cy', ['zooId', 'zoo-1'])).toBe(true);
      expect(await lists('supervisor', ['zooId', 'zoo-1'])).toBe(true);
      expect(await lists('teacher', ['zooId', 'zoo-1'], ['observerId', 'teacher'])).toBe(true);
      expect(await lists('auditor', ['zooId', 'zoo-1'], ['campaignId', 'campaign-1'])).toBe(true);
      expect(await lists('teacher', ['zooId', 'zoo-1'])).toBe(false);
      expect(await lists('stranger', ['zooId', 'zoo-1'])).toBe(false);
    });
    it('as missing by everybody in use, who asks whether the server has it', async () => {
      const missing = `visits/${fresh()}`;
      for (const [by, isExpected] of [
        ['ana', true],
        ['gone', false],
      ] as const) {
        expect(await isAllowed(() => getDoc(doc(seenBy(environment, by), missing)))).toBe(isExpected);
        expect(await isAllowed(() => getDoc(doc(seenBy(environment, by), `${missing}/records/d`)))).toBe(isExpected);
      }
    });
  });

  describe('has a record of a device', () => {
    const aRecord = (visitId: string, by: string, differences: Fields = {}) => {
      const now = Date.now();
      const record = { visitId, observerId: by, entries: [], startedAtUnix: now - HOUR, updatedAtUnix: now };
      return { ...whole(aSessionRecord({ deviceId: fresh(), ...record })), ...differences };
    };
    const adds = async (by: string, differences: Fields = {}, head: Fields = {}, observerId = 'ana') => {
      const { path, visit } = await stored(observerId, head);
      const record = aRecord(String(visit['visitId']), by, differences);
      return isAllowed(() =>
        setDoc(doc(seenBy(environment, by), `${path}/records/${String(record['deviceId'])}`), record),
      );
    };
    const appends = async (
      by: string,
      entries: unknown,
      before: readonly unknown[] = [],
      head: Fields = {},
      observerId = 'ana',
      more: Fields = {},
    ) => {
      const { path, visit } = await stored(observerId, head);
      const record = `${path}/records/${fresh()}`;
      await place(environment, [
        {
          path: record,
          data: aRecord(String(visit['visitId']), observerId, { entries: before, zooId: visit['zooId'] }),
        },
      ]);
      const stamp = whole({ updatedAtUnix: Date.now() });
      return isAllowed(() => updateDoc(doc(seenBy(environment, by), record), { ...stamp, entries, ...more }));
    };
    const one = aScanEntry({ entryId: 'one' });
    const two = aFocalEntry({ entryId: 'two' });
    const answers = aContextEntry({ entryId: 'answers' });

    it('in one write with the session itself', async () => {
      const visit = aVisit('ana');
      const database = seenBy(environment, 'ana');
      const head = doc(database, `visits/${String(visit['visitId'])}`);
      const record = aRecord(String(visit['visitId']), 'ana');
      const batch = writeBatch(database)
        .set(head, visit)
        .set(doc(head, 'records', String(record['deviceId'])), record);
      expect(await isAllowed(() => batch.commit())).toBe(true);
    });
    it('for each device, also after the end of the session', async () => {
      expect(await adds('ana')).toBe(true);
      expect(await adds('ana', {}, { status: 'finished' })).toBe(true);
    });
    it.each<[string, Fields, Fields?]>([
      ['of somebody else’s session', {}, { observerId: 'bo' }],
      ['of an invalidated session', {}, { invalidReason: 'no' }],
      ['in another establishment', { zooId: 'zoo-2' }],
      ['of another person', { observerId: 'bo' }],
      ['of another session', { visitId: 'other' }],
      ['with entries from its start', { entries: [one] }],
      ['with a field nobody knows', { score: 1 }],
      ['that continues no id', { continuesId: 7 }],
    ])('not one %s', async (_what, differences, head = {}) => {
      expect(await adds('ana', differences, head)).toBe(false);
    });
    it('and another one that continues a full one, which it names for ever', async () => {
      expect(await adds('ana', { continuesId: fresh() })).toBe(true);
      expect(await appends('ana', [one], [], {}, 'ana', { continuesId: fresh() })).toBe(false);
    });
    it('not one in the demonstration, to which nothing is appended either', async () => {
      expect(await adds('visitor', { zooId: 'zoo-demo' }, DEMO, 'visitor')).toBe(false);
      expect(await appends('visitor', [one], [], DEMO, 'visitor')).toBe(false);
    });
    it('not one with another field in place of its start', async () => {
      const { path, visit } = await stored('ana');
      const record = renamed(aRecord(String(visit['visitId']), 'ana'), 'startedAt');
      const at = doc(seenBy(environment, 'ana'), `${path}/records/${String(record['deviceId'])}`);
      expect(await isAllowed(() => setDoc(at, record))).toBe(false);
    });
    it('not without a session', async () => {
      const record = aRecord(fresh(), 'ana');
      const path = `visits/${String(record['visitId'])}/records/${String(record['deviceId'])}`;
      expect(await isAllowed(() => setDoc(doc(seenBy(environment, 'ana'), path), record))).toBe(false);
    });
    it('to which its observer appends scans and taps, one or several at a time', async () => {
      expect(await appends('ana', [one])).toBe(true);
      expect(await appends('ana', [one, two], [one])).toBe(true);
      expect(await appends('ana', arrayUnion(two, { ...two, entryId: 'three' }), [one])).toBe(true);
    });
    it('to which its observer appends answers to at most 30 questions of the context, and their correction', async () => {
      const [answer] = answers.answers;
      expect(await appends('ana', [answers])).toBe(true);
      expect(await appends('ana', [answers, { ...answers, entryId: 'corrected', answers: [] }], [answers])).toBe(true);
      expect(await appends('ana', [{ ...answers, answers: Array.from({ length: 30 }, () => answer) }])).toBe(true);
      expect(await appends('ana', [{ ...answers, answers: Array.from({ length: 31 }, () => answer) }])).toBe(false);
    });
    it('to which the same entries may be sent again', async () => {
      expect(await appends('ana', arrayUnion(one, two), [one, two])).toBe(true);
    });
    it('to which a device that was offline appends after the end, but not once the session is invalidated', async () => {
      expect(await appends('ana', [one], [], { status: 'finished' })).toBe(true);
      expect(await appends('ana', [one], [], { invalidReason: 'no' })).toBe(false);
    });
    it.each(['bo', 'cy', 'supervisor', 'stranger', 'gone'])('to which %s appends nothing', async (by) => {
      expect(await appends(by, [one])).toBe(false);
    });
    it.each<[string, unknown, unknown[]]>([
      ['removes an entry', [], [one]],
      ['replaces an entry', [two], [one]],
      ['changes an entry and appends another', [{ ...one, atUnix: 1 }, two], [one]],
      ['puts an entry before the others', [two, one], [one]],
      ['appends an entry of a kind nobody knows', [{ ...one, kind: 'song' }], []],
      ['appends an entry without an id', [{ ...one, entryId: '' }], []],
      ['appends a scan with a text in place of animals', [{ ...one, records: 'all' }], []],
      ['appends a scan without a number', [{ ...one, number: 0 }], []],
      ['appends a scan of 61 animals', [{ ...one, records: Array.from({ length: 61 }, () => one.records[0]) }], []],
      ['appends a scan with another field', [{ ...one, score: 1 }], []],
      ['appends a scan whose number is a text', [{ ...one, number: '1' }], []],
      ['appends a scan with a text in place of interactions', [{ ...one, interactions: 'none' }], []],
      ['appends a tap on an animal with a name of 129 characters', [{ ...two, animalId: 'a'.repeat(129) }], []],
      ['appends a tap with a text in place of modifiers', [{ ...two, modifiers: 'loud' }], []],
      ['appends an action nobody knows', [{ ...two, action: 'dance' }], []],
      ['appends a tap with another field', [{ ...two, score: 1 }], []],
      ['appends answers with another field', [{ ...answers, score: 1 }], []],
      ['appends answers that are a text', [{ ...answers, answers: 'rain' }], []],
      ['appends a number', [1], []],
      ['goes beyond the limit', arrayUnion(one), Array.from({ length: MAX_SESSION_ENTRIES }, (_none, at) => at)],
    ])('in which nobody %s', async (_what, entries, before) => {
      expect(await appends('ana', entries, before)).toBe(false);
    });
  });
});
