import { describe, expect, it } from 'vitest';
import { addressOfTab, automationAddress, copyAddress, TASK_TABS, tabOf, wizardOf } from './task-tabs.ts';

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
    expect(wizardOf(new URLSearchParams('new=task'))).toEqual({ copyOf: null, edit: null });
    expect(wizardOf(parametersOf(copyAddress('a b&c')))).toEqual({ copyOf: 'a b&c', edit: null });
    expect(wizardOf(new URLSearchParams('new=task&edit=t1'))).toEqual({ copyOf: null, edit: 't1' });
    expect(wizardOf(new URLSearchParams('new=animal'))).toBeNull();
  });
});
