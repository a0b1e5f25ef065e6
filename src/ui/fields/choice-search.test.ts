import { expect, it } from 'vitest';
import { foundChoices } from './choice-search.ts';

const cheetah = { value: 'cheetah', label: 'Duma · Guépard', otherNames: 'Cheetah \nAcinonyx jubatus' };
const lion = { value: 'lion', label: 'Nala · Lion' };
const find = (search: string, limit = 10) => foundChoices({ options: [cheetah, lion], search, limit });

it.each(['guepard', 'GUÉPARD', 'cheetah', 'jubatus duma', '  acinonyx '])('a choice is found by "%s"', (search) =>
  expect(find(search)).toEqual([cheetah]),
);

it('a choice that lacks one of the words is not found', () => expect(find('duma lion')).toEqual([]));

it('an empty search shows all, up to the limit', () => {
  expect(find('')).toEqual([cheetah, lion]);
  expect(find(' ', 1)).toEqual([cheetah]);
});

it('choices under headings are found with their heading; a heading without any is left out', () => {
  const options = [
    { group: 'Own', items: [lion] },
    { group: 'Others', items: [cheetah, { value: 'lynx', label: 'Lynx' }] },
  ];
  expect(foundChoices({ options, search: 'guepard', limit: 10 })).toEqual([{ group: 'Others', items: [cheetah] }]);
  expect(foundChoices({ options, search: '', limit: 2 })).toEqual([options[0], { group: 'Others', items: [cheetah] }]);
});
