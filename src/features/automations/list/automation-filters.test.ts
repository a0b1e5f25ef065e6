import { expect, it } from 'vitest';
import { aTaskTemplate } from '../../../../tests/support/builders/task-template.ts';
import { AUTOMATION_FILTERS } from './automation-filters.ts';

const all = [
  aTaskTemplate(),
  aTaskTemplate({ templateId: 'b', name: 'Ronde des clôtures', status: 'suspended', sectorIds: ['night'] }),
];
const kept = (address: string) => {
  const values = AUTOMATION_FILTERS.read(new URLSearchParams(address));
  return all.filter((one) => AUTOMATION_FILTERS.keeps(one, values)).map(({ templateId }) => templateId);
};

it('every automation in use is listed without filters', () => expect(kept('')).toEqual(['template-1', 'b']));
it('automations are filtered by their state', () => expect(kept('status=active')).toEqual(['template-1']));
it('automations are filtered by their sector', () => expect(kept('sector=night')).toEqual(['b']));
it('automations are searched by name, title and tags', () =>
  expect(AUTOMATION_FILTERS.textOf(aTaskTemplate({ name: 'Ronde', title: 'Clôtures', tags: ['nuit'] }))).toBe(
    'Ronde Clôtures nuit',
  ));
