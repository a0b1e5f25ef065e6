/** The fills of the marks of a time-line; a mark is told apart by its shape, never by its colour alone. */
export const PAUSE_FILL = 'var(--enclos-line)';

/** A mark of the time-line as the legend shows it: a bar, a diamond, or a dashed stretch. */
export function MarkSwatch({ kind }: { readonly kind: 'state' | 'point' | 'pause' }) {
  const fill = 'var(--mantine-color-dimmed)';
  return (
    <svg width={20} height={20} aria-hidden focusable={false}>
      {kind === 'state' && <rect x={1} y={5} width={18} height={10} rx={2} fill={fill} />}
      {kind === 'point' && <path d={diamond(10, 10)} fill={fill} />}
      {kind === 'pause' && (
        <rect x={1} y={3} width={18} height={14} fill={PAUSE_FILL} stroke={fill} strokeDasharray="3 3" />
      )}
    </svg>
  );
}

/** Returns the path of the mark of a point around a place. */
export function diamond(x: number, y: number): string {
  return `M${x} ${y - 7}L${x + 5} ${y}L${x} ${y + 7}L${x - 5} ${y}Z`;
}
