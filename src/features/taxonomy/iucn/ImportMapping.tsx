import { SimpleGrid, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { IUCN_COLUMNS, type IucnColumn, REQUIRED_IUCN_COLUMN } from '#domain/taxonomy/iucn-columns.ts';
import { SearchSelect } from '#ui/fields/SearchSelect.tsx';
import type { ListFile } from './list-file.ts';
import { useColumnName } from './useColumnName.ts';

/** The columns of the file with their meaning: found by name, corrected by hand. */
export function ImportMapping({
  file,
  onMap,
}: {
  readonly file: ListFile;
  readonly onMap: (column: IucnColumn, place: number | null) => void;
}) {
  const { t } = useTranslation('iucn');
  const columnName = useColumnName();
  const example = file.lines.find((line) => line.some((cell) => cell.trim() !== ''));
  const choices = file.headings.map((heading, place) => ({
    value: String(place),
    label: heading.trim() === '' ? t('import.unnamed', { number: place + 1 }) : heading,
  }));
  return (
    <>
      <Text fz="sm" c="dimmed">
        {t('import.mapText', { name: file.name })}
      </Text>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
        {IUCN_COLUMNS.map((column) => {
          const place = file.mapping[column];
          const shown = place === null ? '' : (example?.[place] ?? '').slice(0, 60);
          return (
            <SearchSelect
              key={column}
              label={columnName(column)}
              required={column === REQUIRED_IUCN_COLUMN}
              clearable={column !== REQUIRED_IUCN_COLUMN}
              placeholder={t('import.notThere')}
              description={shown === '' ? t('import.noExample') : t('import.example', { value: shown })}
              data={choices}
              value={place === null ? null : String(place)}
              onChange={(chosen) => onMap(column, chosen === null ? null : Number(chosen))}
            />
          );
        })}
      </SimpleGrid>
    </>
  );
}
