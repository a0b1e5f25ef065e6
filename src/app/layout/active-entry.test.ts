import { describe, expect, it } from 'vitest';
import { MENU, type MenuEntry } from '#domain/access/menu.ts';
import { activeEntry } from './active-entry.ts';

const entries = MENU.flatMap<MenuEntry>((section) => section.entries);
const at = (address: string) => {
  const { pathname, search } = new URL(address, 'https://app.example');
  return activeEntry(entries, { pathname, search });
};

describe('the current entry of the menu', () => {
  it('is the one that leads there, whatever the case and the rest of the address', () => {
    expect(at('/taskmanagementview?due=overdue')).toEqual({ key: 'tasks', isItsScreen: true });
    expect(at('/zooDetails')).toEqual({ key: 'establishment', isItsScreen: true });
  });
  it('is the one with the most parameters of the address', () => {
    expect(at('/Timeline')?.key).toBe('timeline');
    expect(at('/Timeline?kind=tasks')?.key).toBe('timeline');
    expect(at('/Timeline?kind=collection&sector=a')?.key).toBe('history');
  });
  it('is, on one animal or one sector, their list', () => {
    expect(at('/AnimalManagementView?id=1')).toEqual({ key: 'individuals', isItsScreen: false });
    expect(at('/SectorManagementView?id=1')).toEqual({ key: 'sectors', isItsScreen: false });
  });
  it('is none on a screen that belongs to no entry of the person', () => {
    expect(at('/submenu')).toBeNull();
    expect(activeEntry([], { pathname: '/Dashboard', search: '' })).toBeNull();
  });
});
