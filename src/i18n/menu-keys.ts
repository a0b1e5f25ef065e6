import type menu from '../../locales/fr/menu.json';

/** The name of a screen or group of screens in the menu: a key of `menu:entries`. */
export type EntryKey = keyof (typeof menu)['entries'];
