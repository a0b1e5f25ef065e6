import { expect, it } from 'vitest';
import { groupedChoices } from './grouped-choices.ts';

const choice = (value: string, group?: string) => ({ value, label: value, ...(group === undefined ? {} : { group }) });

it('choices with a heading stand under it, the others for themselves', () => {
  expect(groupedChoices([choice('a', 'Own'), choice('b', 'Own'), choice('c', 'Others'), choice('d')])).toEqual([
    { group: 'Own', items: [choice('a'), choice('b')] },
    { group: 'Others', items: [choice('c')] },
    choice('d'),
  ]);
});
