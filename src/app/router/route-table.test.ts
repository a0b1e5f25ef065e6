import { matchRoutes, type RouteObject } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { SPECIFICATION_ROUTES } from '../../../tests/support/specification-routes.ts';
import { COMING_PUBLIC_PATHS, COMING_ROUTES } from './coming-routes.ts';
import { FEATURE_ROUTES } from './feature-routes.ts';
import { makeMemoryRouter } from './make-router.ts';
import { PUBLIC_ROUTES } from './public-routes.ts';

/** The number only falls: lower it with each finished screen. */
const SCREENS_TO_COME_AT_MOST = 26;

const PUBLIC = ['/login', '/Register', '/export', '/app-store'];
const same = (path: string) => path.toLowerCase();

const addressesOf = (routes: readonly RouteObject[]): string[] =>
  routes.flatMap(({ path, children }) => [...(path === undefined ? [] : [path]), ...addressesOf(children ?? [])]);

/** Returns the routes of the application once an address was opened that the entry does not know. */
async function wholeTable() {
  const router = makeMemoryRouter('/');
  await router.navigate('/nulle-part');
  return router.routes;
}

describe('the table of addresses', () => {
  it('opens a screen, or its placeholder, for every route of the specification, in any case', async () => {
    const routes = await wholeTable();
    const leadsTo = (address: string) => matchRoutes(routes, address)?.at(-1)?.route.path ?? null;
    const written = [...SPECIFICATION_ROUTES, ...PUBLIC];
    const variants = written.flatMap((path) => [path, path.toLowerCase(), path.toUpperCase(), `${path}?id=1`]);
    const lost = variants.filter((address) => {
      const [pathname = ''] = address.split('?');
      const found = leadsTo(pathname);
      return found === null || same(found) !== same(pathname);
    });
    expect(lost).toEqual([]);
    expect(written.length).toBeGreaterThan(95);
  });
  it('is not there before an address asks for it, and comes once', async () => {
    const router = makeMemoryRouter('/login');
    const paths = () => addressesOf(router.routes);
    expect(paths()).toEqual(['/login', '/', '*']);
    await router.navigate('/nulle-part');
    const first = paths();
    await router.navigate('/ailleurs');
    expect(paths()).toEqual(first);
    expect(first.length).toBeGreaterThan(95);
  });
  it('knows no screen that the specification does not name', () => {
    const named = new Set([...SPECIFICATION_ROUTES, ...PUBLIC].map(same));
    const all = [...FEATURE_ROUTES, ...PUBLIC_ROUTES, ...COMING_ROUTES].map(({ path }) => path);
    expect([...all, ...COMING_PUBLIC_PATHS].filter((path) => !named.has(same(path)))).toEqual([]);
  });
  it('names each screen once', () => {
    for (const list of [FEATURE_ROUTES, COMING_ROUTES])
      expect(new Set(list.map(({ path }) => same(path))).size).toBe(list.length);
  });
  it('gives a screen the line of the permission table under which it was announced', () => {
    const announced = new Map(COMING_ROUTES.map(({ path, feature }) => [same(path), feature]));
    const moved = FEATURE_ROUTES.filter(({ path, feature }) => (announced.get(same(path)) ?? feature) !== feature);
    expect(moved).toEqual([]);
  });
  it('has ever fewer placeholders', () => {
    const built = new Set([...FEATURE_ROUTES, ...PUBLIC_ROUTES].map(({ path }) => same(path)));
    const toCome = [...COMING_ROUTES.map(({ path }) => path), ...COMING_PUBLIC_PATHS];
    expect(toCome.filter((path) => !built.has(same(path))).length).toBeLessThanOrEqual(SCREENS_TO_COME_AT_MOST);
  });
});
