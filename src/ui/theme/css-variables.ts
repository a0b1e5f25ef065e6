import type { CSSVariablesResolver } from '@mantine/core';
import { ACCENTS, type AccentId } from './palettes.ts';

/**
 * Variables that differ from Mantine's own: its dimmed text, placeholder, error and input border are too pale for AA,
 * and the sidebar follows the accent.
 */
export const cssVariables: CSSVariablesResolver = (theme) => {
  const accent = ACCENTS[theme.other['accent'] as AccentId];
  const hue = (shade: number) => `var(--mantine-color-${accent.color}-${shade})`;
  const darkSidebar = {
    '--enclos-sidebar': `color-mix(in oklab, ${hue(9)} 55%, #0c1312)`,
    '--enclos-sidebar-text': '#eef3f2',
    '--enclos-sidebar-dimmed': hue(2),
    '--enclos-sidebar-hover': `color-mix(in oklab, ${hue(9)} 85%, #0c1312)`,
    '--enclos-sidebar-active': hue(8),
    '--enclos-sidebar-active-text': '#ffffff',
    '--enclos-sidebar-mark': hue(3),
    '--enclos-sidebar-border': 'transparent',
  };
  const lightSidebar = {
    '--enclos-sidebar': 'var(--mantine-color-white)',
    '--enclos-sidebar-text': 'var(--mantine-color-gray-8)',
    '--enclos-sidebar-dimmed': 'var(--mantine-color-gray-7)',
    '--enclos-sidebar-hover': 'var(--mantine-color-gray-1)',
    '--enclos-sidebar-active': hue(1),
    '--enclos-sidebar-active-text': hue(9),
    '--enclos-sidebar-mark': hue(7),
    '--enclos-sidebar-border': 'var(--mantine-color-gray-2)',
  };
  // Mantine's tints are nearly black in the dark; these are visible, and shade 0 is readable on them.
  const darkTints = Object.fromEntries(
    Object.keys(theme.colors).flatMap((name) => {
      const deep = `var(--mantine-color-${name}-9)`;
      return [
        [`--mantine-color-${name}-light`, `color-mix(in oklab, ${deep} 72%, var(--mantine-color-dark-8))`],
        [`--mantine-color-${name}-light-hover`, deep],
      ];
    }),
  );
  return {
    variables: {},
    light: {
      '--mantine-color-dimmed': 'var(--mantine-color-gray-7)',
      '--mantine-color-placeholder': 'var(--mantine-color-gray-6)',
      '--mantine-color-error': 'var(--mantine-color-red-7)',
      '--mantine-color-success': 'var(--mantine-color-green-7)',
      '--mantine-color-default-border': 'var(--mantine-color-gray-3)',
      '--mantine-color-disabled-color': 'var(--mantine-color-gray-6)',
      '--enclos-field-border': 'var(--mantine-color-gray-5)',
      '--enclos-page': 'var(--mantine-color-gray-0)',
      '--enclos-surface': 'var(--mantine-color-white)',
      '--enclos-line': 'var(--mantine-color-gray-2)',
      '--enclos-focus': hue(7),
      ...(accent.sidebar === 'dark' ? darkSidebar : lightSidebar),
    },
    dark: {
      ...darkTints,
      '--mantine-color-dimmed': 'var(--mantine-color-dark-2)',
      '--mantine-color-error': 'var(--mantine-color-red-4)',
      '--mantine-color-success': 'var(--mantine-color-green-4)',
      '--mantine-color-disabled-color': 'var(--mantine-color-dark-3)',
      '--enclos-field-border': 'var(--mantine-color-dark-3)',
      '--enclos-page': 'var(--mantine-color-dark-8)',
      '--enclos-surface': 'var(--mantine-color-dark-7)',
      '--enclos-line': 'var(--mantine-color-dark-5)',
      '--enclos-focus': hue(4),
      ...(accent.sidebar === 'dark'
        ? { ...darkSidebar, '--enclos-sidebar': `color-mix(in oklab, ${hue(9)} 30%, #0c1312)` }
        : {
            '--enclos-sidebar': 'var(--mantine-color-dark-7)',
            '--enclos-sidebar-text': 'var(--mantine-color-dark-0)',
            '--enclos-sidebar-dimmed': 'var(--mantine-color-dark-2)',
            '--enclos-sidebar-hover': 'var(--mantine-color-dark-6)',
            '--enclos-sidebar-active': `color-mix(in oklab, ${hue(9)} 70%, #0c1312)`,
            '--enclos-sidebar-active-text': hue(0),
            '--enclos-sidebar-mark': hue(4),
            '--enclos-sidebar-border': 'var(--mantine-color-dark-5)',
          }),
    },
  };
};
