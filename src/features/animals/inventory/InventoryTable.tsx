import { Group, Table, Title } from '@mantine/core';
import { useFormat } from '#i18n/useFormat.ts';
import { ListExport } from '#kit/list/export/ListExport.tsx';
import type { ExportFact } from '#kit/list/export/export-offer.ts';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import type { DataColumn } from '#ui/table/columns.ts';

/** The name of a line stays in sight while its figures are scrolled. */
const PINNED = { position: 'sticky', insetInlineStart: 0, background: 'var(--enclos-page)' } as const;

/** A whole table, without a scroll of its own on paper, that can be saved as a workbook or as delimited text. */
export function InventoryTable<Line extends { readonly key: string }>({
  title,
  lines,
  columns,
  facts,
  totals,
  empty,
}: {
  readonly title: string;
  readonly lines: readonly Line[];
  readonly columns: readonly DataColumn<Line>[];
  readonly facts: readonly ExportFact[];
  /** the sentence of a table without lines */
  readonly empty: string;
  /** the last line, by column; absent: there is none */
  readonly totals?: Readonly<Record<string, string | number>>;
}) {
  const { number } = useFormat();
  return (
    <section data-long>
      <Group justify="space-between" mb="sm">
        <Title order={2} size="h3">
          {title}
        </Title>
        <Group data-screen-only gap={0}>
          <ListExport
            offerNow={() => ({ name: title, facts, ...(totals && { totals: () => totals }) })}
            shownNow={() => ({
              rows: lines,
              columns,
              allColumns: columns,
              sort: null,
              answers: {},
              arrange: (rows: readonly Line[]) => rows,
            })}
          />
        </Group>
      </Group>
      {lines.length === 0 ? (
        <EmptyState title={empty} />
      ) : (
        <Table.ScrollContainer
          minWidth={columns.length * 84}
          type="native"
          role="region"
          aria-label={title}
          tabIndex={0}
        >
          <Table highlightOnHover style={{ fontVariantNumeric: 'tabular-nums' }}>
            <Table.Thead>
              <Table.Tr>
                {columns.map(({ id, header, align }) => (
                  <Table.Th key={id} scope="col" ta={align}>
                    {header}
                  </Table.Th>
                ))}
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {lines.map((line) => (
                <Table.Tr key={line.key}>
                  {columns.map(({ id, cell, align, isTitle }, place) =>
                    isTitle === true ? (
                      <Table.Th key={id} scope="row" fw={600} style={place === 0 ? PINNED : undefined}>
                        {cell(line)}
                      </Table.Th>
                    ) : (
                      <Table.Td key={id} ta={align}>
                        {cell(line)}
                      </Table.Td>
                    ),
                  )}
                </Table.Tr>
              ))}
            </Table.Tbody>
            {totals !== undefined && (
              <Table.Tfoot>
                <Table.Tr>
                  {columns.map(({ id, align }) => (
                    <Table.Th key={id} ta={align}>
                      {typeof totals[id] === 'number' ? number(totals[id]) : totals[id]}
                    </Table.Th>
                  ))}
                </Table.Tr>
              </Table.Tfoot>
            )}
          </Table>
        </Table.ScrollContainer>
      )}
    </section>
  );
}
