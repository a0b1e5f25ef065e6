import { expect, it } from 'vitest';
import type { ImportRow } from '#domain/animal-import/checked-row.ts';
import { appError } from '#domain/errors/app-error.ts';
import { fail, ok } from '#domain/shared/result.ts';
import { type RowOutcome, sendRows } from './send-rows.ts';

const rows = Array.from({ length: 250 }, (_, at): ImportRow => ({
  line: at + 2,
  registryId: `M${at}`,
  animalName: 'Nala',
  animalSexe: 'Male',
  animalBirthdate: null,
  animalChipId: null,
  specieId: 'lion',
  subspecies: null,
  enclosureId: 'savanna',
  notes: '',
}));
const created = (sent: readonly ImportRow[]) =>
  ok({
    results: sent.map(({ line }) => ({ line, outcome: 'created' as const, animalId: 'a', code: null, field: null })),
  });

it('every row is sent once, a hundred at a time, in order', async () => {
  const calls: number[] = [];
  const outcomes: RowOutcome[] = [];
  const stopped = await sendRows({
    rows,
    send(sent, isFirst) {
      calls.push(isFirst ? -sent.length : sent.length);
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
