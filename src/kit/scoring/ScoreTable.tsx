import { Table } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './scoring.module.css';

/** A table of names with their figures; on a phone each row becomes a card that names its figures. */
export function ScoreTable({
  label,
  heads,
  rows,
  total,
}: {
  readonly label: string;
  /** of the names, then of the figures */
  readonly heads: readonly string[];
  readonly rows: readonly { readonly key: string; readonly isLeftOut: boolean; readonly cells: readonly ReactNode[] }[];
  readonly total: readonly string[];
}) {
  const rest = (cells: readonly ReactNode[]) =>
    cells.slice(1).map((cell, place) => (
      <Table.Td
        key={heads[place + 1]}
        ta="end"
        data-label={heads[place + 1]}
        data-empty={cell === '' || cell === '–' || undefined}
      >
        {cell}
      </Table.Td>
    ));
  return (
    <Table aria-label={label} className={classes['table'] ?? ''} mt="sm">
      <Table.Thead>
        <Table.Tr>
          {heads.map((head, place) => (
            <Table.Th key={head} ta={place === 0 ? 'start' : 'end'} scope="col">
              {head}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map(({ key, isLeftOut, cells }) => (
          <Table.Tr key={key} data-left-out={isLeftOut || undefined}>
            <Table.Th scope="row" fw={400}>
              {cells[0]}
            </Table.Th>
            {rest(cells)}
          </Table.Tr>
        ))}
      </Table.Tbody>
      <Table.Tfoot>
        <Table.Tr>
          <Table.Th scope="row">{total[0]}</Table.Th>
          {rest(total)}
        </Table.Tr>
      </Table.Tfoot>
    </Table>
  );
}
