/**
 * The sections of the menu, in its order; the first entries stand above them, without a heading. Apart from the table
 * of entries: which sections are folded is recalled before anybody has signed in.
 */
export const MENU_SECTIONS = ['park', 'welfare', 'resources', 'account', 'administration'] as const;
export type MenuSectionKey = (typeof MENU_SECTIONS)[number];
