import { Group, Text } from '@mantine/core';

/** The numbers of a sample in one line, each with its name. */
export function SampleFigures({
  label,
  figures,
}: {
  readonly label: string;
  readonly figures: readonly (readonly [name: string, figure: string])[];
}) {
  return (
    <Group component="dl" aria-label={label} gap="4px 24px" m={0}>
      {figures.map(([name, figure]) => (
        <Group key={name} gap={6} wrap="nowrap">
          <Text component="dt" fz="sm" c="dimmed">
            {name}
          </Text>
          <Text component="dd" m={0} fw={600} style={{ fontVariantNumeric: 'tabular-nums' }}>
            {figure}
          </Text>
        </Group>
      ))}
    </Group>
  );
}
