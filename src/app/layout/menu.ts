import { createElement, type ReactNode, type SVGAttributes } from 'react';
import type { Actor } from '#domain/access/actor.ts';
import { MENU, menuOf, type MenuEntry as Entry, type MenuKey, type MenuSectionKey } from '#domain/access/menu.ts';
import { MenuIcon } from '#ui/menu-icon/MenuIcon.tsx';

type IconProps = Omit<SVGAttributes<SVGSVGElement>, 'stroke'> & { readonly size?: number; readonly stroke?: number };

export type MenuEntry = Entry & { readonly icon: (props: IconProps) => ReactNode };
export type MenuSection = { readonly key: MenuSectionKey | null; readonly entries: readonly MenuEntry[] };

const ICONS = Object.fromEntries(
  MENU.flatMap((section) =>
    section.entries.map(({ key }) => [key, (props: IconProps) => createElement(MenuIcon, { ...props, name: key })]),
  ),
) as Record<MenuKey, MenuEntry['icon']>;

/** Returns the person's menu, as src/domain/access/menu.ts declares it, with its icons. */
export function menuFor(actor: Actor): readonly MenuSection[] {
  return menuOf(actor).map(({ key, entries }) => ({
    key,
    entries: entries.map((entry) => ({ ...entry, icon: ICONS[entry.key] })),
  }));
}
