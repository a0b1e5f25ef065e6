import { Table } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './comparison.module.css';

const SIDES = ['one', 'other'] as const;

/** The same facts of two profiles, side by side; rows that differ stand out. */
export function SideTable({
  caption,
  names,
  rows,
}: {
  readonly caption: string;
  readonly names: readonly [string, string];
  readonly rows: readonly {
    readonly key: string;
    readonly name: string;
    readonly cells: readonly [ReactNode, ReactNode];
  }[];
}) {
  return (
    <Table aria-label={caption} className={classes['table'] ?? ''} layout="fixed">
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{caption}</Table.Th>
          {SIDES.map((side, place) => (
            <Table.Th key={side}>{names[place]}</Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map(({ key, name, cells }) => (
          <Table.Tr key={key} data-differs={(typeof cells[0] === 'string' && cells[0] !== cells[1]) || undefined}>
            <Table.Th scope="row" fw={400}>
              {name}
            </Table.Th>
            <Table.Td>{cells[0]}</Table.Td>
            <Table.Td>{cells[1]}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
