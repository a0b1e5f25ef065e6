import { describe, expect, it } from 'vitest';
import { tabAddress } from './tab-address.ts';

const page = tabAddress(['dashboard', 'tools', 'about']);
const at = (address: string) => new URLSearchParams(address);

describe('the tabs of a page', () => {
  it('give each tab its own address, beside the other parameters', () => {
    const address = page.addressOf('about', at('id=e1&plan=p2'));
    expect(address).toBe('?id=e1&plan=p2&tab=about');
    expect(page.tabOf(at(address))).toBe('about');
  });
  it('do not name the first tab', () => expect(page.addressOf('dashboard', at('id=e1&tab=about'))).toBe('?id=e1'));
  it('show the first tab for an address that names none', () => expect(page.tabOf(at('id=e1'))).toBe('dashboard'));
  it('show the first tab for an address that names an unknown one', () =>
    expect(page.tabOf(at('tab=billing'))).toBe('dashboard'));
  it('keep only the named parameters when they are told which', () => {
    const keeping = tabAddress(['dashboard', 'tools'], { keeps: ['id'] });
    expect(keeping.addressOf('tools', at('id=e1&tool=zones&plan=p2'))).toBe('?id=e1&tab=tools');
    expect(keeping.addressOf('dashboard', at('id=e1&tab=tools&tool=zones'))).toBe('?id=e1');
  });
  it('may stand in a parameter of another name', () => {
    const parts = tabAddress(['overview', 'history'], { parameter: 'part' });
    expect(parts.addressOf('history', at('tab=x'))).toBe('?tab=x&part=history');
    expect(parts.tabOf(at('part=history&tab=overview'))).toBe('history');
  });
});
