import { createTheme, type MantineThemeOverride } from '@mantine/core';
import { ACCENT_COLORS, ACCENTS, NEUTRAL_COLORS, STATE_COLORS, type AccentId } from './palettes.ts';

const FONT =
  "'Inter Variable', 'Inter Stand-in', ui-sans-serif, system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', 'Noto Sans', Arial, sans-serif";

/** Returns the Mantine theme of an accent: the same base for all, only the primary colour differs. */
export function themeOf(accent: AccentId): MantineThemeOverride {
  return createTheme({
    colors: { ...NEUTRAL_COLORS, ...STATE_COLORS, ...ACCENT_COLORS },
    primaryColor: ACCENTS[accent].color,
    // White text needs shade 7 in every hue (see palettes.ts).
    primaryShade: { light: 7, dark: 7 },
    autoContrast: true,
    luminanceThreshold: 0.35,
    black: '#17201f',
    fontFamily: FONT,
    headings: {
      fontFamily: FONT,
      fontWeight: '650',
      textWrap: 'balance',
      sizes: {
        h1: { fontSize: '1.625rem', lineHeight: '1.25' },
        h2: { fontSize: '1.25rem', lineHeight: '1.3' },
        h3: { fontSize: '1.0625rem', lineHeight: '1.4' },
        h4: { fontSize: '0.9375rem', lineHeight: '1.45' },
      },
    },
    defaultRadius: 'md',
    cursorType: 'pointer',
    respectReducedMotion: true,
    other: { accent },
    components: {
      Button: { defaultProps: { size: 'md', fw: 600 } },
      ActionIcon: { defaultProps: { size: 'xl', variant: 'subtle', color: 'gray' } },
      TextInput: { defaultProps: { size: 'md' } },
      PasswordInput: { defaultProps: { size: 'md' } },
      Textarea: { defaultProps: { size: 'md' } },
      NumberInput: { defaultProps: { size: 'md' } },
      NativeSelect: { defaultProps: { size: 'md' } },
      // The list itself scrolls (global.css): a box around it would be one more that the keyboard cannot enter.
      // The choices are made when they are opened: closed, each list would be laid out with the page.
      Combobox: { defaultProps: { keepMounted: false } },
      Select: { defaultProps: { size: 'md', withScrollArea: false } },
      MultiSelect: { defaultProps: { size: 'md', withScrollArea: false } },
      Checkbox: { defaultProps: { size: 'md' } },
      Modal: { defaultProps: { centered: true } },
      Paper: { defaultProps: { radius: 'md' } },
    },
  });
}
