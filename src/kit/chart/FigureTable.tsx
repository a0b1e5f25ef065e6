import { Table } from '@mantine/core';
import type { Figures } from './figures.ts';

/** The figures of a chart as a table, with their totals in the last line. */
export function FigureTable<Row>({
  label,
  figures: { columns, rows, rowId, isCurrent },
}: {
  readonly label: string;
  readonly figures: Figures<Row>;
}) {
  const hasTotals = columns.some(({ total }) => total !== undefined);
  return (
    <Table.ScrollContainer minWidth={620} type="native" tabIndex={0} role="group" aria-label={label}>
      <Table aria-label={label} verticalSpacing="xs" style={{ fontVariantNumeric: 'tabular-nums' }}>
        <Table.Thead>
          <Table.Tr>
            {columns.map(({ id, header, isTitle, isText }) => (
              <Table.Th key={id} scope="col" ta={isTitle === true || isText === true ? 'start' : 'end'}>
                {header}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => {
            const isNow = isCurrent?.(row) === true;
            return (
              <Table.Tr key={rowId(row)} h={44}>
                {columns.map(({ id, cell, isTitle, isText }) =>
                  isTitle === true ? (
                    <Table.Th
                      key={id}
                      scope="row"
                      fw={isNow ? 700 : 400}
                      style={{ whiteSpace: 'nowrap' }}
                      {...(isNow ? { 'aria-current': 'date' as const } : {})}
                    >
                      {cell(row)}
                    </Table.Th>
                  ) : (
                    <Table.Td key={id} ta={isText === true ? 'start' : 'end'}>
                      {cell(row)}
                    </Table.Td>
                  ),
                )}
              </Table.Tr>
            );
          })}
        </Table.Tbody>
        {hasTotals && (
          <Table.Tfoot>
            <Table.Tr h={44} fw={700}>
              {columns.map(({ id, total, isTitle }) =>
                isTitle === true ? (
                  <Table.Th key={id} scope="row">
                    {total?.cell}
                  </Table.Th>
                ) : (
                  <Table.Td key={id} ta="end">
                    {total?.cell}
                  </Table.Td>
                ),
              )}
            </Table.Tr>
          </Table.Tfoot>
        )}
      </Table>
    </Table.ScrollContainer>
  );
}
