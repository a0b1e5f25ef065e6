import { QUESTION_CATEGORIES } from '#domain/questions/question.ts';

/** The lines of the evolution, the overall score first. */
export const LINES = ['overall', ...QUESTION_CATEGORIES] as const;
export type LineName = (typeof LINES)[number];

/** How each line is drawn: a pattern of its own beside its colour. */
export const LINE_LOOKS: Readonly<Record<LineName, { readonly width: number; readonly dashes: string }>> = {
  overall: { width: 3, dashes: '0' },
  housing: { width: 2, dashes: '8 4' },
  feeding: { width: 2, dashes: '2 4' },
  health: { width: 2, dashes: '12 4 2 4' },
  behavior: { width: 2, dashes: '4 4' },
};

/** A line as it is drawn, for the legend. */
export function LineSwatch({ line }: { readonly line: LineName }) {
  const { width, dashes } = LINE_LOOKS[line];
  return (
    <svg width={32} height={12} aria-hidden>
      <line x1={0} y1={6} x2={32} y2={6} stroke={`var(--${line})`} strokeWidth={width} strokeDasharray={dashes} />
    </svg>
  );
}
