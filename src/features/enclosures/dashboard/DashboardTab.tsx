import { SimpleGrid, Stack } from '@mantine/core';
import type { Enclosure } from '#domain/enclosures/enclosure.ts';
import { LatestMoves } from './LatestMoves.tsx';
import { Residents } from './Residents.tsx';
import { ScanReadiness } from './ScanReadiness.tsx';
import { TaskFigures } from './TaskFigures.tsx';

/** The present state of an enclosure: its tasks, its animals, its scan readiness, its latest moves. */
export function DashboardTab({ enclosure }: { readonly enclosure: Enclosure }) {
  return (
    <Stack gap="lg">
      <TaskFigures enclosure={enclosure} />
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg">
        <Residents enclosure={enclosure} />
        <ScanReadiness enclosure={enclosure} />
      </SimpleGrid>
      <LatestMoves enclosure={enclosure} pageSize={4} />
    </Stack>
  );
}
