import { screenKeyOf } from '../router/screen-name.ts';
import type { MenuEntry } from './menu.ts';

/** The current entry of the menu: its screen is shown, or a screen below it (one animal of the animals). */
export type ActiveEntry = { readonly key: MenuEntry['key']; readonly isItsScreen: boolean };

/**
 * Returns the entry that leads to the address, else the one to which the address's screen belongs; null when there is
 * none.
 */
export function activeEntry(
  entries: readonly Pick<MenuEntry, 'key' | 'path'>[],
  { pathname, search }: { readonly pathname: string; readonly search: string },
): ActiveEntry | null {
  const asked = new URLSearchParams(search);
  const fits = entries
    .map(({ key, path }) => ({ key, ...parts(path) }))
    .filter(
      ({ place, wanted }) =>
        place === pathname.toLowerCase() && wanted.every(([name, value]) => asked.get(name) === value),
    )
    // The entry with the most parameters of the address: `/Timeline?kind=collection` before `/Timeline`.
    .toSorted((a, b) => b.wanted.length - a.wanted.length);
  const [best] = fits;
  if (best !== undefined) return { key: best.key, isItsScreen: true };
  const screen = screenKeyOf(pathname);
  const parent = entries.find(({ key }) => key === screen);
  return parent === undefined ? null : { key: parent.key, isItsScreen: false };
}

function parts(path: string) {
  const [place = '', query = ''] = path.split('?');
  return { place: place.toLowerCase(), wanted: [...new URLSearchParams(query)] };
}
