import type { jsPDF } from 'jspdf';

/** The look of a text: its size in points. */
export type Look = { readonly size: number; readonly isBold: boolean; readonly isGrey: boolean };

type Measures = {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
};

const MM_PER_POINT = 25.4 / 72;
const LINE = 1.35;
const GREY = 95;
/** Round and square boxes, lines for a pencil: light, so that handwriting stands out. */
const STROKE = { grey: 120, width: 0.25 };

export type Paper = ReturnType<typeof paperOf>;

/**
 * Returns the pages of a document as paper that is filled from above: all measures in millimetres, from the left margin
 * and from the present place.
 * @param family a font that the document has in the styles normal and bold
 */
export function paperOf(pdf: jsPDF, family: string, { width, height, left, right, top, bottom }: Measures) {
  let y = top;
  const end = height - bottom;
  const apply = ({ size, isBold, isGrey }: Look) => {
    pdf.setFont(family, isBold ? 'bold' : 'normal');
    pdf.setFontSize(size);
    pdf.setTextColor(isGrey ? GREY : 0);
  };
  const stroke = () => {
    pdf.setDrawColor(STROKE.grey);
    pdf.setLineWidth(STROKE.width);
  };
  const put = (text: string, look: Look, x: number, baseline: number) => {
    if (text === '') return;
    apply(look);
    pdf.text(printable(text), left + x, baseline);
  };
  const baselineOf = ({ size }: Look) => size * MM_PER_POINT;
  return {
    width: width - left - right,
    fullRoom: end - top,
    /** what is left of the page */
    room: () => end - y,
    isTop: () => y === top,
    move(distance: number) {
      y += distance;
    },
    nextPage() {
      pdf.addPage();
      y = top;
    },
    lineHeight: ({ size }: Look) => size * MM_PER_POINT * LINE,
    /** the lines of a text, its own and those of its wrapping; none of an empty one */
    wrapped(text: string, look: Look, within: number): string[] {
      if (text === '') return [];
      apply(look);
      return pdf.splitTextToSize(printable(text), within) as string[];
    },
    textWidth(text: string, look: Look): number {
      apply(look);
      return pdf.getTextWidth(printable(text));
    },
    write: (text: string, look: Look, x: number, below = 0) => put(text, look, x, y + below + baselineOf(look)),
    writeAtFoot: (text: string, look: Look, x: number) => put(text, look, x, height - bottom / 2),
    /** a line through points, in a colour and a width of its own */
    path(
      points: readonly (readonly [number, number])[],
      look: {
        readonly colour: readonly [number, number, number];
        readonly width: number;
        readonly dashes: readonly number[];
      },
    ) {
      pdf.setDrawColor(...look.colour);
      pdf.setLineWidth(look.width);
      pdf.setLineDashPattern([...look.dashes], 0);
      for (const [at, [x, below]] of points.entries()) {
        const [fromX, fromBelow] = points[at - 1] ?? [x, below];
        if (at > 0) pdf.line(left + fromX, y + fromBelow, left + x, y + below);
      }
      pdf.setLineDashPattern([], 0);
    },
    dot(x: number, below: number, radius: number, colour: readonly [number, number, number]) {
      pdf.setFillColor(...colour);
      pdf.circle(left + x, y + below, radius, 'F');
    },
    /** the pixels of a JPEG */
    pictureSize(bytes: Uint8Array): { readonly width: number; readonly height: number } {
      return pdf.getImageProperties(bytes);
    },
    /** a JPEG in a rectangle of its proportions */
    picture(
      bytes: Uint8Array,
      at: { readonly x: number; readonly below: number; readonly width: number; readonly height: number },
    ) {
      pdf.addImage(bytes, 'JPEG', left + at.x, y + at.below, at.width, at.height);
    },
    line(from: number, to: number, below: number) {
      stroke();
      pdf.line(left + from, y + below, left + to, y + below);
    },
    box(x: number, below: number, size: number, shape: 'round' | 'square') {
      stroke();
      if (shape === 'square') pdf.rect(left + x, y + below, size, size);
      else pdf.circle(left + x + size / 2, y + below + size / 2, size / 2);
    },
  };
}

/** Narrow and wide blanks, which a face may lack, become plain ones; a tab has no width of its own. */
function printable(text: string): string {
  return text.replaceAll(/[\u2000-\u200A\u202F\t]/gu, '\u00A0').normalize('NFC');
}
