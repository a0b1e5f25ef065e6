import { describe, expect, it } from 'vitest';
import {
  addressOfTab,
  automationAddress,
  copyAddress,
  newTaskAddress,
  TASK_TABS,
  tabOf,
  wizardOf,
} from './task-tabs.ts';

const parametersOf = (address: string) => new URLSearchParams(address.split('?')[1] ?? '');

describe('the address of the tasks’ page', () => {
  it.each(TASK_TABS)('names its tab: %s', (tab) => {
    expect(tabOf(parametersOf(addressOfTab(tab)))).toBe(tab);
  });
  it('that names a tab wrongly is that of the list', () => {
    expect(tabOf(new URLSearchParams('tab=party'))).toBe('tasks');
  });
  it('names an automation on its tab', () => {
    const parameters = parametersOf(automationAddress('a b&c'));
    expect([tabOf(parameters), parameters.get('automation')]).toEqual(['automations', 'a b&c']);
  });
  it('asks for the wizard, for a copy, or for an automation to change', () => {
    expect(wizardOf(new URLSearchParams('new=task'))).toEqual({ copyOf: null, edit: null, target: null });
    expect(wizardOf(parametersOf(copyAddress('a b&c')))).toEqual({
      ...{ copyOf: 'a b&c', edit: null, target: null },
    });
    expect(wizardOf(new URLSearchParams('new=task&edit=t1'))).toEqual({
      ...{ copyOf: null, edit: 't1', target: null },
    });
    expect(wizardOf(new URLSearchParams('new=animal'))).toBeNull();
  });
  it('asks for the wizard of a task for one enclosure or one animal', () => {
    expect(wizardOf(parametersOf(newTaskAddress('ENCLOSURE', 'a b&c')))?.target).toEqual({
      ...{ level: 'ENCLOSURE', ids: ['a b&c'] },
    });
    expect(wizardOf(parametersOf(newTaskAddress('ANIMAL', 'nala')))?.target).toEqual({
      level: 'ANIMAL',
      ids: ['nala'],
    });
    expect(wizardOf(new URLSearchParams('new=task&animal=a/b'))?.target).toBeNull();
  });
});
