import { DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme } from '@mantine/core';
import { describe, expect, it } from 'vitest';
import { colourOf, contrast } from '../../../tests/support/colours.ts';
import { themeOf } from './create-theme.ts';
import { cssVariables } from './css-variables.ts';
import { ACCENT_IDS, STATE_COLORS, type AccentId } from './palettes.ts';

const SCHEMES = ['light', 'dark'] as const;
/** Contrasts of WCAG 2.2 AA: for text, and for other visible parts. */
const TEXT = 4.5;
const SIGN = 3;

/** Returns the value of a variable of the page, in a theme and a colour scheme. */
function page(accent: AccentId, scheme: 'light' | 'dark') {
  const theme = mergeMantineTheme(DEFAULT_THEME, themeOf(accent));
  const [standard, ours] = [defaultCssVariablesResolver(theme), cssVariables(theme)];
  const variables = { ...standard.variables, ...standard[scheme], ...ours.variables, ...ours[scheme] };
  return (name: string) => colourOf(`var(--${name})`, variables);
}

const ON_PAGE = ['enclos-page', 'enclos-surface', 'mantine-color-body'];
const pairs: readonly [what: string, text: string, grounds: readonly string[], least: number][] = [
  ['text', 'mantine-color-text', ON_PAGE, TEXT],
  ['dimmed text', 'mantine-color-dimmed', ON_PAGE, TEXT],
  ['a message of an error', 'mantine-color-error', ON_PAGE, TEXT],
  ['a link', 'mantine-color-anchor', ON_PAGE, TEXT],
  ['a placeholder', 'mantine-color-placeholder', ['enclos-surface'], TEXT],
  [
    'text on the accent',
    'mantine-primary-color-contrast',
    ['mantine-primary-color-filled', 'mantine-primary-color-filled-hover'],
    TEXT,
  ],
  [
    'text on a light button or badge',
    'mantine-primary-color-light-color',
    ['mantine-primary-color-light', 'mantine-primary-color-light-hover'],
    TEXT,
  ],
  ['an entry of the menu', 'enclos-sidebar-text', ['enclos-sidebar', 'enclos-sidebar-hover'], TEXT],
  ['a heading of the menu', 'enclos-sidebar-dimmed', ['enclos-sidebar', 'enclos-sidebar-hover'], TEXT],
  [
    'the present entry of the menu',
    'enclos-sidebar-active-text',
    ['enclos-sidebar-active', 'enclos-sidebar-hover'],
    TEXT,
  ],
  ['the mark of the present entry', 'enclos-sidebar-mark', ['enclos-sidebar', 'enclos-sidebar-active'], SIGN],
  ['the ring of focus', 'enclos-focus', ON_PAGE, SIGN],
  ['the border of a field', 'enclos-field-border', ['enclos-surface'], SIGN],
];

describe.each(ACCENT_IDS)('theme %s', (accent) => {
  describe.each(SCHEMES)('in %s colours', (scheme) => {
    const colour = page(accent, scheme);
    it.each(pairs)('shows %s', (_what, text, grounds, least) => {
      for (const ground of grounds)
        expect([ground, contrast(colour(text), colour(ground)) >= least]).toEqual([ground, true]);
    });
    it.each([...Object.keys(STATE_COLORS), 'gray'])('shows a %s badge', (state) => {
      const words = colour(`mantine-color-${state}-light-color`);
      expect(contrast(words, colour(`mantine-color-${state}-light`))).toBeGreaterThanOrEqual(TEXT);
      expect(contrast(words, colour(`mantine-color-${state}-light-hover`))).toBeGreaterThanOrEqual(TEXT);
    });
  });
});
