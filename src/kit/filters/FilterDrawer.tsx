import { Button, Group, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { SideDrawer } from '#ui/drawer/SideDrawer.tsx';
import type { RecordFilters } from './useRecordFilters.tsx';

/** All filters of a list under their names, beside the list, which follows each change at once. */
export function FilterDrawer({
  filters: { bound, isFiltered },
  label,
  summary,
  onClear,
  onClose,
}: {
  readonly filters: RecordFilters;
  readonly label: string;
  /** the number of rows left, in words */
  readonly summary: string;
  readonly onClear: () => void;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation(['lists', 'common', 'words']);
  return (
    <SideDrawer isOpen title={label} closeLabel={t('common:close')} size="sm" onClose={onClose}>
      <Stack gap="md" pb="md">
        {bound.map(({ control }) => control)}
      </Stack>
      <Group gap="xs" justify="space-between" pos="sticky" bottom={0} py="sm" bg="var(--mantine-color-body)">
        <Text fz="sm" c="dimmed" role="status">
          {summary}
        </Text>
        <Group gap="xs">
          <Button variant="subtle" disabled={!isFiltered} onClick={onClear}>
            {t('words:clearFilters')}
          </Button>
          <Button onClick={onClose}>{t('bar.show')}</Button>
        </Group>
      </Group>
    </SideDrawer>
  );
}
