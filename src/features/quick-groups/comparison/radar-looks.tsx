/** How the shapes of the radar are drawn, in their order: a pattern of its own beside each colour. */
export const RADAR_LOOKS = [
  { color: 'var(--shape-1)', dashes: '0' },
  { color: 'var(--shape-2)', dashes: '8 4' },
  { color: 'var(--shape-3)', dashes: '2 4' },
  { color: 'var(--shape-4)', dashes: '12 4 2 4' },
] as const;
export type RadarLook = (typeof RADAR_LOOKS)[number];
/** More shapes hide each other. */
export const MAX_SHAPES = RADAR_LOOKS.length;

/** A shape's line as it is drawn, for the legend. */
export function ShapeSwatch({ look: { color, dashes } }: { readonly look: RadarLook }) {
  return (
    <svg width={32} height={12} aria-hidden>
      <line x1={0} y1={6} x2={32} y2={6} stroke={color} strokeWidth={2.5} strokeDasharray={dashes} />
    </svg>
  );
}
