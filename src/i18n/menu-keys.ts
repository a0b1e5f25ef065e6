import type menu from '../../locales/fr/menu.json';

/** A screen or group of screens as the menu calls it: a key of `menu:entries`. */
export type EntryKey = keyof (typeof menu)['entries'];
