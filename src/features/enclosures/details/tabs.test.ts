import { expect, it } from 'vitest';
import { addressOfTab, addressOfTool, ENCLOSURE_TOOLS } from './tabs.ts';

const at = (address: string) => new URLSearchParams(address);

it('a tab of an enclosure drops the parameters of another tab', () => {
  expect(addressOfTab('about', at('id=e1&tab=tools&tool=zones&plan=p2'))).toBe('?id=e1&tab=about');
});

it('a tool of an enclosure has its own address on the tab of tools', () => {
  const address = addressOfTool('zones', at('id=e1'));
  expect(address).toBe('?id=e1&tab=tools&tool=zones');
  expect(ENCLOSURE_TOOLS.tabOf(at(address))).toBe('zones');
  expect(addressOfTool('tasks', at(address))).toBe('?id=e1&tab=tools');
});
