import fc from 'fast-check';
import type {
  ExchangedEvent,
  ExchangedRecord,
  ExchangedScan,
  ExchangedSession,
} from '../../../src/domain/session-exchange/exchanged-session.ts';

const START = Date.parse('2026-03-05T09:00:00Z');
/** The two hours in which the clock of Paris jumps or repeats itself, and a plain one. */
const STARTS = ['2026-03-29T00:30:00Z', '2026-10-25T00:10:00Z', '2026-10-25T01:10:00Z', '2026-06-01T08:00:00Z'];

/** Returns an animal that rests in a scan. */
export function anExchangedRecord(differences: Partial<ExchangedRecord> = {}): ExchangedRecord {
  return {
    ...{ animal: 'Ada', sighting: 'seen', behaviour: 'RES', zone: null, planId: null, x: null, y: null },
    ...{ elevation: null, nearest: null, near: [] },
    ...differences,
  };
}

/** Returns a finished session of one scan with one animal. */
export function anExchangedSession(differences: Partial<ExchangedSession> = {}): ExchangedSession {
  return {
    ...{ sessionId: 'visit-1', campaign: 'Lions', enclosure: 'Plain', observer: 'Bo Lund', method: 'scan' },
    ...{ status: 'finished', isDeferred: false, startedAtUnix: START, endedAtUnix: START + 3_600_000 },
    ...{ plannedCount: 1, note: '', invalidReason: '', animals: ['Ada'] },
    scans: [{ number: 1, atUnix: START, records: [anExchangedRecord()], interactions: [] }],
    ...{ events: [], context: [] },
    ...differences,
  };
}

/** Names that break files: separators, quotes, formulas, letters outside of the first plane. */
const ODD = ['a,b', 'say "moo"', 'tab\there', '=cmd()', '+1', "'t", 'Zoë 🦁', 'x;y', '\\', 'Ada', '@home', '[a]', 'Ré'];
const word = fc.oneof(
  fc.constantFrom(...ODD),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 }).map((text) => `n${text.replaceAll(/[|\s]/g, '')}`),
);
const text = fc.oneof(
  fc.constantFrom('', ...ODD, 'two\nlines'),
  fc.string({ maxLength: 12 }).map((one) => one.trim()),
);
const orNull = <Value>(of: fc.Arbitrary<Value>) => fc.option(of, { nil: null });
const metres = fc.integer({ min: 0, max: 9_999 }).map((number) => number / 100);
const distinct = (max: number, min = 0) => fc.uniqueArray(word, { minLength: min, maxLength: max });

/** Behaviours of scans, of points and of states never share a word, as in an ethogram. */
const codes = { scan: word.map((one) => `A ${one}`), point: word.map((one) => `B ${one}`) };

function scans(startedAtUnix: number, animals: readonly string[]): fc.Arbitrary<ExchangedScan[]> {
  const record = (animal: string) =>
    fc
      .record({
        sighting: fc.constantFrom('seen' as const, 'not_visible' as const, 'not_done' as const),
        ...{ behaviour: codes.scan, zone: orNull(word), planId: orNull(word), x: orNull(metres), y: orNull(metres) },
        elevation: orNull(fc.integer({ min: -1, max: 4 })),
        nearest: orNull(fc.constantFrom(...animals)),
        near: fc.subarray([...animals]),
      })
      .map((one): ExchangedRecord => ({ ...one, animal, behaviour: one.sighting === 'seen' ? one.behaviour : null }));
  const interaction = fc.record({
    ...{ actor: fc.constantFrom(...animals), receiver: fc.constantFrom(...animals), behaviour: orNull(codes.scan) },
    kind: fc.constantFrom('affiliative' as const, 'agonistic' as const, 'avoid' as const),
  });
  const scan = fc.record({
    after: fc.integer({ min: 0, max: 7_200_000 }),
    records: fc.subarray([...animals]).chain((some) => fc.tuple(...some.map(record))),
    interactions: fc.array(interaction, { maxLength: 2 }),
  });
  return fc
    .array(scan, { maxLength: 3 })
    .map((all) => all.map(({ after, ...one }, at) => ({ number: at + 1, atUnix: startedAtUnix + after, ...one })));
}

/** One observation of each animal: states that follow one another, points and a pause. */
function events(startedAtUnix: number, animals: readonly string[]): fc.Arbitrary<ExchangedEvent[]> {
  const tap = fc.record({
    ...{ wait: fc.integer({ min: 0, max: 900_000 }), isState: fc.boolean(), number: fc.integer({ min: 0, max: 3 }) },
    ...{ lasts: fc.integer({ min: 0, max: 900_000 }), modifiers: distinct(3), point: codes.point },
  });
  const ofAnimal = (animal: string) =>
    fc.tuple(fc.array(tap, { maxLength: 4 }), fc.boolean()).map(([taps, isPaused]): ExchangedEvent[] => {
      let at = startedAtUnix;
      const one = (action: ExchangedEvent['action'], behaviour: string | null = null, modifiers: string[] = []) => ({
        ...{ animal, action, behaviour, modifiers, atUnix: at },
      });
      const made: ExchangedEvent[] = [one('begin')];
      for (const { wait, isState, number, lasts, modifiers, point } of taps) {
        at += wait;
        const state = `C ${number}`;
        made.push(isState ? one('start', state, modifiers) : one('point', point, modifiers));
        at += lasts;
        if (isState && isPaused) made.push(one('pause'), one('resume'));
        if (isState) made.push(one('stop', state, modifiers));
      }
      return [...made, one('end')];
    });
  return fc
    .tuple(...animals.map(ofAnimal))
    .map((all) => all.flat().toSorted((one, other) => one.atUnix - other.atUnix));
}

/** Returns sessions of both kinds around the changes of the clock, with names that break careless files. */
export const exchangedSessions: fc.Arbitrary<ExchangedSession[]> = fc.uniqueArray(
  fc
    .record({
      ...{ sessionId: word, campaign: word, enclosure: word, observer: word, note: text, invalidReason: text },
      ...{ method: fc.constantFrom('scan' as const, 'focal' as const), isDeferred: fc.boolean() },
      ...{ animals: distinct(3, 1), plannedCount: fc.integer({ min: 0, max: 300 }) },
      status: fc.constantFrom('finished' as const, 'interrupted' as const),
      startedAtUnix: fc
        .tuple(fc.constantFrom(...STARTS), fc.integer({ min: 0, max: 5_400_000 }))
        .map(([day, after]) => Date.parse(day) + after),
      lasts: orNull(fc.integer({ min: 7_300_000, max: 9_000_000 })),
    })
    .chain(({ lasts, ...head }) =>
      fc
        .tuple(scans(head.startedAtUnix, head.animals), events(head.startedAtUnix, head.animals))
        .map(([some, taps]) => ({
          ...{ ...head, endedAtUnix: lasts === null ? null : head.startedAtUnix + lasts },
          ...{ scans: head.method === 'scan' ? some : [], events: head.method === 'focal' ? taps : [] },
          context: [],
        })),
    ),
  { minLength: 1, maxLength: 3, selector: ({ sessionId }) => sessionId.trim() },
);
