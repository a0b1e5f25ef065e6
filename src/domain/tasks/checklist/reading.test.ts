import { describe, expect, it } from 'vitest';
import { CHECKLIST, CHOICE, NUMBER, PHOTO, TICK } from '../../../../tests/support/builders/checklist.ts';
import { aTask } from '../../../../tests/support/builders/task.ts';
import type { Task } from '../task.ts';
import { MAX_READINGS } from '../task.ts';
import { readingOf, readItemsOf } from './reading.ts';
import type { ReadingValue } from './reading-schema.ts';

const NOW = Date.parse('2025-01-15T09:00:00Z');
const task = (differences: Partial<Task> = {}) => aTask({ checklist: CHECKLIST, ...differences });
const codeOf = (itemId: string, value: ReadingValue, comment = '', of = task()) => {
  const read = readingOf(of, { itemId, value, comment }, 'bo', NOW);
  return read.ok ? null : read.error.code;
};

describe('a reading', () => {
  it('is of its item and its place, by the person at that time', () => {
    expect(readingOf(task(), { itemId: NUMBER, value: 20, comment: ' calme ' }, 'bo', NOW)).toEqual({
      ok: true,
      value: { itemId: NUMBER, place: 1, by: 'bo', atUnix: NOW, value: 20, comment: 'calme' },
    });
  });
  it('is never before the creation of the task', () => {
    const early = readingOf(task(), { itemId: TICK, value: true, comment: '' }, 'bo', 1);
    expect(early).toMatchObject({ value: { atUnix: task().createdAtUnix } });
  });
  it.each([
    [TICK, true, '', null],
    [TICK, 1, '', 'task/reading-invalid'],
    [NUMBER, 18, '', null],
    [NUMBER, 24.5, '', null],
    [NUMBER, 24.6, '', 'task/reading-comment'],
    [NUMBER, 17.9, ' ', 'task/reading-comment'],
    [NUMBER, 17.9, 'Pompe arrêtée', null],
    [NUMBER, 1_000_000_001, 'x', 'task/reading-invalid'],
    [NUMBER, Number.NaN, 'x', 'task/reading-invalid'],
    [NUMBER, '18', 'x', 'task/reading-invalid'],
    [CHOICE, 'Normal', '', 'task/reading-comment'],
    [CHOICE, 'Normal', 'A tout mangé', null],
    [CHOICE, 'Bon', 'x', 'task/reading-invalid'],
    [PHOTO, 'file-1', '', null],
    [PHOTO, 'a/b', '', 'task/reading-invalid'],
    [CHOICE, null, '', null],
    [TICK, true, 'x'.repeat(500), null],
    [TICK, true, 'x'.repeat(501), 'task/reading-invalid'],
    ['removed0', true, '', 'task/item-gone'],
  ] as const)('of %s with the value %s and the comment "%s" has the fault %s', (itemId, value, comment, code) => {
    expect(codeOf(itemId, value, comment)).toBe(code);
  });
  it('is refused once the task is closed', () => {
    expect(codeOf(TICK, true, '', task({ status: 'DONE' }))).toBe('task/already-closed');
  });
  it('is refused once the task keeps no further one', () => {
    const one = { itemId: TICK, place: 0, by: 'bo', atUnix: 1, value: true, comment: '' } as const;
    const kept = (count: number) => task({ readings: Array.from({ length: count }, () => one) });
    expect(codeOf(TICK, true, '', kept(MAX_READINGS - 1))).toBeNull();
    expect(codeOf(TICK, true, '', kept(MAX_READINGS))).toBe('task/readings-full');
  });
});

it('an item stands as it was read last, and is open again once it was cleared', () => {
  const read = (itemId: string, value: ReadingValue) => ({ itemId, place: 0, by: 'bo', atUnix: 1, value, comment: '' });
  const items = readItemsOf(
    task({ readings: [read(NUMBER, 20), read(TICK, true), read(NUMBER, 21), read(TICK, null)] }),
  );
  expect(items.map(({ reading }) => reading?.value ?? null)).toEqual([null, 21, null, null]);
});
