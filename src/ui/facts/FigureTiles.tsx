import { Paper, SimpleGrid, Text } from '@mantine/core';

/** A row of figures that belong together, each in a tile below its name; `cols` is the number of tiles on a wide screen. */
export function FigureTiles({
  label,
  cols,
  figures,
}: {
  readonly label: string;
  readonly cols: number;
  readonly figures: readonly { readonly name: string; readonly value: string }[];
}) {
  return (
    <SimpleGrid
      component="dl"
      aria-label={label}
      cols={{ base: 2, sm: cols > 4 ? 3 : cols, lg: cols }}
      spacing="md"
      m={0}
    >
      {figures.map(({ name, value }) => (
        <Paper key={name} withBorder p="md">
          <Text component="dt" fz="sm" c="dimmed">
            {name}
          </Text>
          <Text component="dd" m={0} fz={26} lh={1.3} fw={700}>
            {value}
          </Text>
        </Paper>
      ))}
    </SimpleGrid>
  );
}
