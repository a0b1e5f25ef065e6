import { expect, it } from 'vitest';
import { appError } from '#domain/errors/app-error.ts';
import { fail, ok } from '#domain/shared/result.ts';
import { type RowOutcome, sendRows, type SentRows } from './send-rows.ts';

const animal = (at: number) => ({
  line: at + 2,
  registryId: `M${at}`,
  animalName: 'Nala',
  animalSexe: 'Male' as const,
  animalBirthdate: null,
  animalChipId: null,
  specieId: 'lion',
  subspecies: null,
  enclosureId: 'savanna',
  notes: '',
});
const group = (at: number) => ({
  ...{ line: at + 2, registryIds: [`G${at}`], groupName: 'Shoal', specieId: 'guppy', enclosureId: 'pond' },
  ...{ census: null, memo: '' },
});
const death = (at: number) => ({
  ...{ line: at + 2, animalId: `animal-${at}`, change: 'death' as const, atUnix: 0, reason: '' },
});
/** Every third row is a group, every tenth a death. */
const rows = Array.from({ length: 250 }, (_, at) => {
  const nothing = { line: at + 2, write: null, group: null, departure: null };
  if (at % 10 === 0) return { ...nothing, departure: death(at) };
  return at % 3 === 0 ? { ...nothing, group: group(at) } : { ...nothing, write: animal(at) };
});
const linesOf = (sent: SentRows) =>
  [...sent.rows, ...sent.groups, ...sent.departures].map(({ line }) => line).toSorted((a, b) => a - b);
const created = (sent: SentRows) =>
  ok({
    results: linesOf(sent).map((line) => ({
      line,
      outcome: 'created' as const,
      animalId: 'a',
      code: null,
      field: null,
    })),
  });

it('every row is sent once, a hundred at a time, in order', async () => {
  const calls: number[] = [];
  const outcomes: RowOutcome[] = [];
  const stopped = await sendRows({
    rows,
    send(sent, isFirst) {
      calls.push(isFirst ? -linesOf(sent).length : linesOf(sent).length);
      return Promise.resolve(created(sent));
    },
    onOutcomes: (more) => outcomes.push(...more),
    isCancelled: () => false,
  });
  expect(stopped).toBeNull();
  expect(calls).toEqual([-100, 100, 50]);
  expect(outcomes.map(({ line }) => line)).toEqual(rows.map(({ line }) => line));
});

it('a call that fails ends it; rows without an outcome can be sent again', async () => {
  let isOffline = false;
  const done = new Set<number>();
  const go = () =>
    sendRows({
      rows: rows.filter(({ line }) => !done.has(line)),
      send: (sent) => Promise.resolve(isOffline ? fail(appError('generic/offline')) : created(sent)),
      onOutcomes(more) {
        for (const { line } of more) done.add(line);
        isOffline = true;
      },
      isCancelled: () => false,
    });
  expect(await go()).toEqual(appError('generic/offline'));
  expect(done.size).toBe(100);
  isOffline = false;
  await go();
  isOffline = false;
  expect(await go()).toBeNull();
  expect(done.size).toBe(250);
});

it('a cancel lets the call under way end, and no other begin', async () => {
  let calls = 0;
  const stopped = await sendRows({
    rows,
    send(sent) {
      calls += 1;
      return Promise.resolve(created(sent));
    },
    onOutcomes: () => undefined,
    isCancelled: () => calls > 0,
  });
  expect([stopped, calls]).toEqual([null, 1]);
});

it('without rows nothing is sent', async () => {
  const send = () => Promise.reject(new Error('asked'));
  expect(await sendRows({ rows: [], send, onOutcomes: () => undefined, isCancelled: () => false })).toBeNull();
});
