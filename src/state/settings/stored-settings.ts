import { MENU_SECTIONS } from '#domain/access/menu-sections.ts';
import { readStored, store } from '#lib/local-storage.ts';
import { COLOR_SCHEMES, DEFAULT_SETTINGS, LAYOUTS, type Settings, THEMES } from './settings.slice.ts';

/** The last person's choice also dresses the sign-in page. */
const LAST = 'enclos.settings';

function keyOf(userId: string): string {
  return `${LAST}.${userId}`;
}

/**
 * Returns the settings of the person, or of the last person of this browser; the default for a value that cannot be
 * read.
 */
export function recallSettings(userId: string | null): Settings {
  return readSettings(readStored(userId === null ? LAST : keyOf(userId)));
}

/** Keeps the person's choice in this browser. */
export function keepSettings(userId: string | null, settings: Settings): void {
  if (userId !== null) store(keyOf(userId), settings);
  // Hiding the establishment is for the person who asked for it.
  store(LAST, { ...settings, anonymousMode: false });
}

function readSettings(stored: unknown): Settings {
  const given = typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {};
  const choice = <T extends string>(name: keyof Settings, allowed: readonly T[], otherwise: T): T =>
    allowed.find((one) => one === given[name]) ?? otherwise;
  const yesNo = (name: keyof Settings, otherwise: boolean): boolean => {
    const value = given[name];
    return typeof value === 'boolean' ? value : otherwise;
  };
  return {
    theme: choice('theme', THEMES, DEFAULT_SETTINGS.theme),
    colorScheme: choice('colorScheme', COLOR_SCHEMES, DEFAULT_SETTINGS.colorScheme),
    layout: choice('layout', LAYOUTS, DEFAULT_SETTINGS.layout),
    asideCollapsed: yesNo('asideCollapsed', DEFAULT_SETTINGS.asideCollapsed),
    asideCollapsedText: yesNo('asideCollapsedText', DEFAULT_SETTINGS.asideCollapsedText),
    asideFloat: yesNo('asideFloat', DEFAULT_SETTINGS.asideFloat),
    asideHover: yesNo('asideHover', DEFAULT_SETTINGS.asideHover),
    asideScrollbar: yesNo('asideScrollbar', DEFAULT_SETTINGS.asideScrollbar),
    foldedSections: Array.isArray(given['foldedSections'])
      ? MENU_SECTIONS.filter((key) => (given['foldedSections'] as unknown[]).includes(key))
      : DEFAULT_SETTINGS.foldedSections,
    anonymousMode: yesNo('anonymousMode', DEFAULT_SETTINGS.anonymousMode),
  };
}
