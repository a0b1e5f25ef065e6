import { expect, it } from 'vitest';
import { itemsByDay } from './items-by-day.ts';

it('puts an item under its day in Paris, not in Greenwich', () => {
  const late = { id: 'late', atUnix: Date.UTC(2026, 4, 1, 22, 30) };
  const noon = { id: 'noon', atUnix: Date.UTC(2026, 4, 1, 10) };
  const days = itemsByDay([late, noon]);
  expect(days.map(({ day }) => new Date(day).toISOString())).toEqual([
    '2026-05-01T22:00:00.000Z',
    '2026-04-30T22:00:00.000Z',
  ]);
  expect(days.map(({ items }) => items.map(({ id }) => id))).toEqual([['late'], ['noon']]);
});

it('has no days without items', () => expect(itemsByDay([])).toEqual([]));
