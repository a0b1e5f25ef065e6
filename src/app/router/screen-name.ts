import { MENU, type MenuEntry } from '#domain/access/menu.ts';
import type { EntryKey } from '#i18n/menu-keys.ts';
import { COMING_ROUTES } from './coming-routes.ts';

/** Returns the name of the screen at an address, as a key of `menu:entries`. */
export function screenKeyOf(path: string): EntryKey {
  const isSame = (other: { readonly path: string }) => other.path.toLowerCase() === path.toLowerCase();
  const entries = MENU.flatMap<MenuEntry>((section) => section.entries);
  return entries.find(isSame)?.key ?? COMING_ROUTES.find(isSame)?.screen ?? 'dashboard';
}
