import { NativeSelect, Table, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { IMPORT_FIELDS, type ImportField } from '#domain/animal-import/import-field.ts';
import type { OpenFile } from '../useImportFile.ts';

/** A line for each column: its heading, some of its values, its meaning. */
export function ColumnChoices({
  open: { look, columns },
  onChoose,
}: {
  readonly open: OpenFile;
  readonly onChoose: (place: number, field: ImportField | null) => void;
}) {
  const { t } = useTranslation('animal-import');
  const fields = IMPORT_FIELDS.map((field) => ({ value: field, label: t(`values.field.${field}`) }));
  const data = [{ value: '', label: t('columns.leftOut') }, ...fields];
  const told = look.headings.flatMap((heading, place) =>
    heading === '' && look.samples[place]?.length === 0 ? [] : [{ heading, place }],
  );
  return (
    <Table aria-label={t('columns.label')} verticalSpacing="xs">
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('columns.inFile')}</Table.Th>
          <Table.Th>{t('columns.means')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {told.map(({ heading, place }) => {
          const name = heading === '' ? t('columns.nameless', { place: place + 1 }) : heading;
          return (
            <Table.Tr key={place}>
              <Table.Td maw={360}>
                <Text fz="sm" fw={600} style={{ overflowWrap: 'anywhere' }}>
                  {name}
                </Text>
                <Text fz="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
                  {look.samples[place]?.join(' · ')}
                </Text>
              </Table.Td>
              <Table.Td>
                <NativeSelect
                  aria-label={t('columns.meaningOf', { name })}
                  size="md"
                  value={columns[place] ?? ''}
                  onChange={(event) => {
                    const chosen = event.currentTarget.value;
                    onChoose(place, IMPORT_FIELDS.find((field) => field === chosen) ?? null);
                  }}
                  data={data}
                />
              </Table.Td>
            </Table.Tr>
          );
        })}
      </Table.Tbody>
    </Table>
  );
}
