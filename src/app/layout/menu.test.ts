import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Feature } from '#domain/access/features.ts';
import { isComing, MENU, type MenuEntry } from '#domain/access/menu.ts';
import { anActor } from '../../../tests/support/builders/actor.ts';
import { COMING_ROUTES } from '../router/coming-routes.ts';
import { FEATURE_ROUTES } from '../router/feature-routes.ts';
import { menuFor } from './menu.ts';

const entries = MENU.flatMap<MenuEntry>((section) => section.entries);
const pathOf = (address: string) => address.split('?')[0]?.toLowerCase();

describe('the menu', () => {
  it('leads to known addresses, by the line of the permission table that opens them or by that of their editors', () => {
    const routes = [...FEATURE_ROUTES, ...COMING_ROUTES];
    const openedBy = (path: string) => routes.find((route) => route.path.toLowerCase() === pathOf(path))?.feature;
    const isOfEditors = (path: string, feature: Feature) =>
      feature === 'questionnaireAdministration' && openedBy(path) === 'questionnairesReadOnly';
    const wrong = entries.filter(
      ({ path, feature }) => !path.includes('?') && openedBy(path) !== feature && !isOfEditors(path, feature),
    );
    expect(wrong).toEqual([]);
    expect(entries.filter(({ path }) => openedBy(path) === undefined)).toEqual([]);
  });
  it('marks the entries whose screens are to come, and no others', () => {
    const built = new Set(FEATURE_ROUTES.map(({ path }) => path.toLowerCase()));
    const toCome = entries.filter(({ path }) => !built.has(pathOf(path) ?? '')).map(({ key }) => key);
    expect(entries.filter(({ key }) => isComing(key)).map(({ key }) => key)).toEqual(toCome);
  });
  it('has a drawing for each entry', () => {
    const drawings = readFileSync(new URL('../../ui/menu-icon/menu-icons.svg', import.meta.url), 'utf8');
    expect(entries.filter(({ key }) => !drawings.includes(`<symbol id="${key}" `))).toEqual([]);
  });
  it('gives each entry of a person an icon', () => {
    const shown = menuFor(anActor()).flatMap((section) => section.entries);
    expect(shown.length).toBeGreaterThan(20);
    expect(shown.filter(({ icon }) => typeof icon !== 'function')).toEqual([]);
  });
});
