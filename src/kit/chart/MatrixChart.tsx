import { shortened } from './shortened.ts';

const CELL = { width: 58, height: 32 };
const NAMES = { width: 150, height: 96 };
/** The words stay readable on the darkest cell. */
const MAX_OPACITY = 0.5;
const LONGEST_NAME = 18;

/** A value for each pair: the row acts, the column receives, or both alike. */
export type MatrixCell = { readonly value: number; readonly text: string };

/** A matrix of pairs as coloured cells with their figures; an empty cell has no value. It scrolls sideways without room. */
export function MatrixChart({
  names,
  cellAt,
}: {
  readonly names: readonly string[];
  readonly cellAt: (row: number, column: number) => MatrixCell | null;
}) {
  const cells = names.flatMap((_row, row) =>
    names.flatMap((_column, column) => {
      const cell = cellAt(row, column);
      return cell === null ? [] : [{ row, column, ...cell }];
    }),
  );
  const largest = Math.max(0, ...cells.map(({ value }) => value));
  const width = NAMES.width + names.length * CELL.width + 48;
  const height = NAMES.height + names.length * CELL.height + 4;
  const xOf = (column: number) => NAMES.width + column * CELL.width;
  const yOf = (row: number) => NAMES.height + row * CELL.height;
  return (
    <div style={{ overflowX: 'auto' }}>
      <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} fontSize={13} style={{ display: 'block' }}>
        {names.map((name, at) => (
          <g key={name + String(at)} fill="var(--mantine-color-text)">
            <text x={NAMES.width - 8} y={yOf(at) + CELL.height / 2} textAnchor="end" dominantBaseline="middle">
              {shortened(name, LONGEST_NAME)}
            </text>
            <text transform={`translate(${xOf(at) + CELL.width / 2 - 4} ${NAMES.height - 8}) rotate(-35)`}>
              {shortened(name, LONGEST_NAME)}
            </text>
          </g>
        ))}
        {cells.map(({ row, column, value, text }) => (
          <g key={`${row} ${column}`}>
            <rect
              x={xOf(column) + 1}
              y={yOf(row) + 1}
              width={CELL.width - 2}
              height={CELL.height - 2}
              rx={4}
              fill="var(--mantine-primary-color-filled)"
              fillOpacity={largest === 0 ? 0 : (MAX_OPACITY * value) / largest}
              stroke="var(--enclos-line)"
            />
            <text
              x={xOf(column) + CELL.width / 2}
              y={yOf(row) + CELL.height / 2}
              textAnchor="middle"
              dominantBaseline="middle"
              fill="var(--mantine-color-text)"
              style={{ fontVariantNumeric: 'tabular-nums' }}
            >
              {text}
            </text>
          </g>
        ))}
      </svg>
    </div>
  );
}
