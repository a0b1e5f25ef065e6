import type { MantineColorsTuple } from '@mantine/core';

// Every tuple has the same steps of luminance (0.92 … 0.06), so a shade has the same contrast in every hue: shade 7
// carries white text (5.4:1), shade 9 is readable on shade 1 (8:1), shade 4 on the dark page (7:1).

export const ACCENT_COLORS = {
  lagoon: [
    '#e9f9f7',
    '#d2f2ed',
    '#ade5de',
    '#7ed3ca',
    '#50bcb2',
    '#24a298',
    '#068b82',
    '#07766f',
    '#06635d',
    '#044e49',
  ],
  forest: [
    '#ecf9ee',
    '#d7f2db',
    '#b7e5bf',
    '#8ed39d',
    '#6abd7d',
    '#4aa361',
    '#318c4c',
    '#20783d',
    '#186532',
    '#145027',
  ],
  ocean: ['#eff7fe', '#daedff', '#badefe', '#8ccaff', '#5ab2f9', '#3698e0', '#1581c8', '#056ead', '#015c93', '#004975'],
  plum: ['#f9f4ff', '#f3e6ff', '#e8d1fe', '#dbb4ff', '#cb94fa', '#b278e2', '#9c62c9', '#8751b1', '#724396', '#5a3577'],
  savanna: [
    '#fff5e7',
    '#fce8cd',
    '#f7d5a6',
    '#edbb76',
    '#dba14a',
    '#c18621',
    '#a87102',
    '#8f6005',
    '#785004',
    '#603f01',
  ],
  terracotta: [
    '#fef4f1',
    '#ffe6de',
    '#fed0c1',
    '#feb19a',
    '#ff8c68',
    '#e76e47',
    '#cd5730',
    '#b44621',
    '#993919',
    '#792d14',
  ],
  slate: ['#f2f6fa', '#e4ecf3', '#cedce8', '#b3c6d7', '#98aec2', '#7d94a9', '#687e92', '#576c7e', '#485a6a', '#394753'],
  night: ['#f4f6fe', '#e6eafe', '#d0d9fe', '#b4c1ff', '#96a6fe', '#7989f5', '#6572dc', '#5560c2', '#4650a5', '#373f82'],
} as const satisfies Record<string, MantineColorsTuple>;

/** Colours that carry a state; always together with an icon or a word. */
export const STATE_COLORS = {
  red: ['#fff3f2', '#fee6e3', '#fecfca', '#ffb0a9', '#ff8a82', '#f85d59', '#dd4444', '#c33335', '#a6292b', '#832122'],
  orange: [
    '#fef4ee',
    '#ffe7d7',
    '#fed1b3',
    '#feb380',
    '#f3944e',
    '#da7827',
    '#bf6306',
    '#a45403',
    '#8b4602',
    '#6f3600',
  ],
  yellow: [
    '#fcf6e7',
    '#f7eacc',
    '#eed8a4',
    '#e0c072',
    '#cda744',
    '#b38c15',
    '#997707',
    '#836504',
    '#6f5500',
    '#574202',
  ],
  green: ['#ebfaed', '#d5f2da', '#b4e6bd', '#8ad499', '#63be79', '#41a45d', '#258d48', '#127939', '#0a662e', '#0b5024'],
  blue: ['#f0f7fe', '#deedfe', '#bfddff', '#98c8fe', '#67b0ff', '#4395ea', '#2a7ed1', '#1a6bb8', '#125a9d', '#10477b'],
} as const satisfies Record<string, MantineColorsTuple>;

/** The one neutral base: greys with a breath of green water. */
export const NEUTRAL_COLORS = {
  gray: ['#f5f8f8', '#eff2f2', '#e3e8e8', '#ced6d6', '#b4bdbd', '#8a9594', '#6a7675', '#5a6565', '#45504f', '#2d3636'],
  dark: ['#dbe0e0', '#bec5c5', '#a6afaf', '#8f9999', '#45504f', '#333e3e', '#25302f', '#1b2424', '#141c1c', '#0d1313'],
} as const satisfies Record<string, MantineColorsTuple>;

export type AccentColor = keyof typeof ACCENT_COLORS;

/** The eight themes of the settings panel; the last four have a dark sidebar also in light colours. */
export const ACCENTS = {
  a: { color: 'lagoon', sidebar: 'light' },
  b: { color: 'forest', sidebar: 'light' },
  c: { color: 'ocean', sidebar: 'light' },
  d: { color: 'plum', sidebar: 'light' },
  e: { color: 'savanna', sidebar: 'dark' },
  f: { color: 'terracotta', sidebar: 'dark' },
  g: { color: 'slate', sidebar: 'dark' },
  h: { color: 'night', sidebar: 'dark' },
} as const satisfies Record<string, { color: AccentColor; sidebar: 'light' | 'dark' }>;

export type AccentId = keyof typeof ACCENTS;
export const ACCENT_IDS = Object.keys(ACCENTS) as AccentId[];
