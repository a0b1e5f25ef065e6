import { Paper, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';

/** A part of a tab: its heading, its explanation and its content. */
export function Section({
  title,
  text,
  children,
}: {
  /** without one, the content of the part has a name of its own */
  readonly title?: string;
  readonly text?: string;
  readonly children?: ReactNode;
}) {
  return (
    <Paper component="section" withBorder p="lg" mb="lg">
      <Stack gap="md">
        {title !== undefined && (
          <div>
            <Title order={2} fz="lg">
              {title}
            </Title>
            {text !== undefined && (
              <Text c="dimmed" mt={4}>
                {text}
              </Text>
            )}
          </div>
        )}
        {children}
      </Stack>
    </Paper>
  );
}
