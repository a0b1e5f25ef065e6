import { IconChecklist, IconLayoutDashboard, type Icon } from '@tabler/icons-react';
import type { Actor } from '#domain/access/actor.ts';
import type { Feature } from '#domain/access/features.ts';
import { maySee } from '#domain/access/may-see.ts';
import type { EntryKey, SectionKey } from '#i18n/menu-keys.ts';

export type MenuEntry = {
  /** key of `menu:entries` */
  readonly key: EntryKey;
  readonly feature: Feature;
  readonly path: string;
  readonly icon: Icon;
};

export type MenuSection = {
  /** key of `menu:sections`; null stands first, without a heading */
  readonly key: SectionKey | null;
  readonly entries: readonly MenuEntry[];
};

/** The sidebar, in its order. Only screens that exist. */
export const MENU: readonly MenuSection[] = [
  {
    key: null,
    entries: [{ key: 'dashboard', feature: 'dashboard', path: '/Dashboard', icon: IconLayoutDashboard }],
  },
  {
    key: 'park',
    entries: [{ key: 'tasks', feature: 'tasks', path: '/TaskManagementView', icon: IconChecklist }],
  },
];

/** Returns the sections with the entries that the person may see; empty sections go. */
export function menuFor(actor: Actor, menu: readonly MenuSection[] = MENU): readonly MenuSection[] {
  return menu
    .map((section) => ({ ...section, entries: section.entries.filter((entry) => maySee(actor, entry.feature)) }))
    .filter((section) => section.entries.length > 0);
}
