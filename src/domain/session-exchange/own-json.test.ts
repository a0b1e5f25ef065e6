import { describe, expect, it } from 'vitest';
import {
  aFocalEntry,
  anObservationSession,
  aScanEntry,
  aScanRecord,
} from '../../../tests/support/builders/observation-session.ts';
import { contextEntrySchema } from '../observation-sessions/session.ts';
import { readOwnSessions, writeOwnSessions } from './own-json.ts';
import { readSessionJson } from './read-session-file.ts';
import type { SessionNames } from './session-names.ts';
import type { WholeSession } from './to-exchanged.ts';

const NOW = Date.parse('2026-12-01T00:00:00Z');
const names: SessionNames = {
  ...{ campaigns: { 'campaign-1': 'Lions' }, enclosures: { 'enclosure-1': 'Plain' }, observers: { 'keeper-1': 'Bo' } },
  ...{ animals: { ada: 'Ada, =cmd "x"', bo: 'Bo' }, zones: {} },
  ethograms: { 'ethogram-1 1': { behaviours: { REST: 'Resting' }, modifiers: {} } },
};
const aContextEntry = (answers: readonly object[]) => ({ entryId: 'c2', kind: 'context', answers, atUnix: NOW - 9 });
const weather = { questionId: 'weather', value: 'sun' };
const unknownKind = { entryId: 'c1', kind: 'not-known-yet', atUnix: 5, answers: { a: [1, null] } };
const whole: WholeSession = {
  session: anObservationSession({ status: 'finished', endedAtUnix: Date.parse('2026-03-05T10:00:00Z') }),
  records: [
    {
      deviceId: 'device-1',
      entries: [
        aScanEntry(),
        unknownKind as never,
        contextEntrySchema.parse(aContextEntry([weather, { questionId: 'care', value: ['fed', 'hosed'] }])),
        aScanEntry({ entryId: 'later', records: [aScanRecord({ code: 'LOC' })] }),
        aFocalEntry(),
      ],
    },
  ],
};
const written = (one: object = whole) =>
  JSON.stringify(writeOwnSessions({ sessions: [one as WholeSession], names }, NOW), null, 2);
const read = (text: string) => readOwnSessions(JSON.parse(text), text, NOW);

const ofContext = (answers: readonly object[]) => ({
  records: [{ deviceId: 'd', entries: [aContextEntry(answers)] }],
});

describe('the own file of sessions', () => {
  it('comes back whole: corrections, ids, and entries of a kind that is not known', () => {
    expect(read(written()).whole).toEqual({ sessions: [whole], names });
  });
  it('tells its sessions in words, corrections made', () => {
    const { reading } = read(written());
    expect(reading).toMatchObject({ ok: true, faults: [] });
    const [session] = reading.ok ? reading.sessions : [];
    expect(session).toMatchObject({ campaign: 'Lions', animals: ['Ada, =cmd "x"', 'Bo'] });
    expect(session?.scans.map(({ records }) => records[0]?.behaviour)).toEqual(['LOC']);
  });
  it('tells the answers about the context, and none in a file without them', () => {
    const { reading } = read(written());
    const [session] = reading.ok ? reading.sessions : [];
    expect(session?.context).toEqual([
      { answers: [weather, { questionId: 'care', value: ['fed', 'hosed'] }], atUnix: NOW - 9 },
    ]);
    const older = read(written({ ...whole, records: [{ deviceId: 'd', entries: [aScanEntry()] }] })).reading;
    expect(older).toMatchObject({ ok: true, faults: [], sessions: [{ context: [] }] });
  });
  it.each([
    [
      'an answer of another shape',
      ofContext([weather, { questionId: 'care', value: { fed: true } }]),
      'records.0.entries.0.answers.1.value',
      'exchange/field-invalid',
    ],
    [
      'an answer that is too long',
      ofContext([{ questionId: 'memo', value: 'x'.repeat(2_001) }]),
      'records.0.entries.0.answers.0.value',
      'exchange/field-invalid',
    ],
    [
      'a question answered twice',
      ofContext([weather, weather]),
      'records.0.entries.0.answers',
      'exchange/field-invalid',
    ],
    [
      'an unknown status',
      { session: { ...whole.session, status: 'dreamt' } },
      'session.status',
      'exchange/field-invalid',
    ],
    [
      'a future start',
      { session: { ...whole.session, startedAtUnix: NOW + 1 } },
      'session.startedAtUnix',
      'exchange/time-future',
    ],
    [
      'an end before the start',
      { session: { ...whole.session, endedAtUnix: 1 } },
      'session.endedAtUnix',
      'exchange/time-order',
    ],
    [
      'a scan without a number',
      { records: [{ deviceId: 'd', entries: [{ ...aScanEntry(), number: 'one' }] }] },
      'records.0.entries.0.number',
      'exchange/field-invalid',
    ],
  ])('names the line of %s', (_what, differences, field, code) => {
    const text = written({ ...whole, ...differences });
    const { reading } = read(text);
    const [fault] = reading.ok ? reading.faults : [];
    expect([fault?.column, fault?.error.code]).toEqual([`sessions.0.${field}`, code]);
    expect(text.split('\n')[(fault?.line ?? 0) - 1]).toContain(`"${field.split('.').at(-1)}"`);
  });
  it('of another version is refused with its field', () => {
    expect(readSessionJson(written().replace('"formatVersion": 1', '"formatVersion": 2'), NOW)).toEqual({
      ok: false,
      error: { code: 'exchange/field-invalid', params: { line: 3, field: 'formatVersion' } },
    });
  });
});
