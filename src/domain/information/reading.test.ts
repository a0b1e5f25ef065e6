import { expect, it } from 'vitest';
import { isRemindedToday, readingOf } from './reading.ts';

const DAY = 86_400_000;
const confirmation = (userId: string, confirmedAtUnix: number) => ({
  informationId: 'i',
  zooId: 'zoo-1',
  userId,
  confirmedAtUnix,
});

it('people who have confirmed are listed in the order of reading, the others in the given order', () => {
  const [ana, bo, gone] = [confirmation('ana', 2), confirmation('bo', 1), confirmation('gone', 3)];
  expect(readingOf(['ana', 'cy', 'bo', 'di'], [ana, gone, bo])).toEqual({
    confirmed: [bo, ana, gone],
    unconfirmed: ['cy', 'di'],
  });
  expect(readingOf([], [])).toEqual({ confirmed: [], unconfirmed: [] });
});

it('a reminder keeps the next one away for 24 hours', () => {
  expect(isRemindedToday({ remindedAtUnix: null }, DAY)).toBe(false);
  expect(isRemindedToday({ remindedAtUnix: 1 }, DAY)).toBe(true);
  expect(isRemindedToday({ remindedAtUnix: 0 }, DAY)).toBe(false);
});
