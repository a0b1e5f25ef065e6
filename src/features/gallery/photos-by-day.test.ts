import { expect, it } from 'vitest';
import { aPhoto } from '../../../tests/support/builders/photo.ts';
import { photosByDay } from './photos-by-day.ts';

it('a photo stands under its day in Paris, not in Greenwich', () => {
  const late = aPhoto({ photoId: 'late', takenAtUnix: Date.UTC(2026, 4, 1, 22, 30) });
  const noon = aPhoto({ photoId: 'noon', takenAtUnix: Date.UTC(2026, 4, 1, 10) });
  const days = photosByDay([late, noon]);
  expect(days.map(({ day }) => new Date(day).toISOString())).toEqual([
    '2026-05-01T22:00:00.000Z',
    '2026-04-30T22:00:00.000Z',
  ]);
  expect(days.map(({ photos }) => photos.map(({ photoId }) => photoId))).toEqual([['late'], ['noon']]);
});

it('without photos there are no days', () => expect(photosByDay([])).toEqual([]));
