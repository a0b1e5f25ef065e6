import { describe, expect, it } from 'vitest';
import { anActor } from '../../../tests/support/builders/actor.ts';
import { COMING_ROUTES } from '../router/coming-routes.ts';
import { MENU, menuFor } from './menu.ts';

const keys = (actor: Parameters<typeof menuFor>[0]) =>
  menuFor(actor).flatMap((section) => section.entries.map((entry) => entry.key));

describe('the menu', () => {
  it('of a keeper has the dashboard and the tasks', () => {
    expect(keys(anActor())).toEqual(['dashboard', 'tasks']);
  });
  it('of a pedagogical account has no tasks', () => {
    expect(keys(anActor({ role: 'pedagoadmin' }))).toEqual(['dashboard']);
  });
  it('of the discovery tier is empty, and so has no sections', () => {
    expect(menuFor(anActor({ tier: 'discovery' }))).toEqual([]);
  });
  it('leads to known addresses, each once', () => {
    const known = new Set(COMING_ROUTES.map((route) => route.path));
    const paths = MENU.flatMap((section) => section.entries.map((entry) => entry.path));
    expect(paths.filter((path) => !known.has(path))).toEqual([]);
    expect(new Set(paths).size).toBe(paths.length);
  });
});
