import { describe, expect, it } from 'vitest';
import { addressOfTab, addressOfTool, tabOf, toolOf } from './tabs.ts';

const at = (address: string) => new URLSearchParams(address);

describe('a tab of an enclosure', () => {
  it('has its own address, beside the enclosure it belongs to', () => {
    const address = addressOfTab('animals', at('id=e1'));
    expect(address).toBe('?id=e1&tab=animals');
    expect(tabOf(at(address))).toBe('animals');
    expect(addressOfTab('dashboard', at(address))).toBe('?id=e1');
  });
  it('leaves behind what belonged to another', () => {
    expect(addressOfTab('about', at('id=e1&tab=tools&tool=zones&plan=p2'))).toBe('?id=e1&tab=about');
  });
  it('that does not exist is the first one', () => expect(tabOf(at('tab=billing'))).toBe('dashboard'));
});

describe('a tool of an enclosure', () => {
  it('has its own address', () => {
    const address = addressOfTool('zones', at('id=e1'));
    expect(address).toBe('?id=e1&tab=tools&tool=zones');
    expect(toolOf(at(address))).toBe('zones');
    expect(addressOfTool('tasks', at(address))).toBe('?id=e1&tab=tools');
  });
  it('that does not exist is the first one', () => expect(toolOf(at('tool=hammer'))).toBe('tasks'));
});
