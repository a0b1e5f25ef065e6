import { Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';

/** A name and its value, in a `dl`; left out when there is none. */
export function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  if (children === null || children === '') return null;
  return (
    <Group gap="md" align="start" wrap="nowrap">
      <Text component="dt" c="dimmed" fz="sm" w={130} flex="none">
        {name}
      </Text>
      <Text component="dd" m={0} fz="sm" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {children}
      </Text>
    </Group>
  );
}
