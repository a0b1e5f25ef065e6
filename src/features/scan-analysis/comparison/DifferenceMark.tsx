/** A clear difference has an interval without 0, an open one an interval with 0, a plain one no interval. */
export type MarkKind = 'clear' | 'open' | 'plain';

const COLOUR = 'var(--mantine-primary-color-filled)';
const SIZE = 10;

/** The mark of a difference, told by its shape: a full square, an empty circle, or a cross. */
export function DifferenceMark({ kind, x, y }: { readonly kind: MarkKind; readonly x: number; readonly y: number }) {
  const half = SIZE / 2;
  if (kind === 'clear') return <rect x={x - half} y={y - half} width={SIZE} height={SIZE} fill={COLOUR} />;
  if (kind === 'open')
    return <circle cx={x} cy={y} r={half} fill="var(--mantine-color-body)" stroke={COLOUR} strokeWidth={2} />;
  return (
    <path
      d={`M${x - half} ${y - half}l${SIZE} ${SIZE}M${x - half} ${y + half}l${SIZE} ${-SIZE}`}
      stroke={COLOUR}
      strokeWidth={2}
    />
  );
}

/** The same mark in a legend. */
export function MarkSwatch({ kind }: { readonly kind: MarkKind }) {
  return (
    <svg width={16} height={16} aria-hidden>
      <DifferenceMark kind={kind} x={8} y={8} />
    </svg>
  );
}
