import { MantineProvider } from '@mantine/core';
import { useColorScheme } from '@mantine/hooks';
import { useMemo, type ReactNode } from 'react';
import { themeOf } from './create-theme.ts';
import { cssVariables } from './css-variables.ts';
import type { AccentId } from './palettes.ts';
import '@mantine/core/styles/baseline.layer.css';
import '@mantine/core/styles/default-css-variables.layer.css';
import '@mantine/core/styles/global.layer.css';
import './fonts.css';
import './global.css';

export type ColorScheme = 'light' | 'dark' | 'auto';

/** Gives the tree its accent and its colours; `auto` follows the device. */
export function ThemeProvider({
  accent,
  colorScheme,
  env = 'default',
  children,
}: {
  readonly accent: AccentId;
  readonly colorScheme: ColorScheme;
  /** `test` switches transitions off */
  readonly env?: 'default' | 'test';
  readonly children: ReactNode;
}) {
  // Read at once, not in an effect, so that a dark device never shows a white first frame.
  const device = useColorScheme('light', { getInitialValueInEffect: false });
  const theme = useMemo(() => themeOf(accent), [accent]);
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      forceColorScheme={colorScheme === 'auto' ? device : colorScheme}
      env={env}
    >
      {children}
    </MantineProvider>
  );
}
