import { expect, it } from 'vitest';
import { aBehaviour, anEthogramContent } from '../../../tests/support/builders/ethogram.ts';
import { ethogramInput } from './ethogram-input.ts';

const takes = (content: object) => ethogramInput.safeParse(content).success;
const many = (count: number) => anEthogramContent({ behaviours: Array.from({ length: count }, () => aBehaviour('A')) });

it('takes the content of an ethogram, and nothing unknown', () => {
  expect(takes(anEthogramContent())).toBe(true);
  expect(takes({ ...anEthogramContent(), zooId: 'zoo-1' })).toBe(false);
});
it('takes twice as many behaviours as may be stored, so that the check can name them, and no more', () => {
  expect([takes(many(160)), takes(many(161))]).toEqual([true, false]);
});
