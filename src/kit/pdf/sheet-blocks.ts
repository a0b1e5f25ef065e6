/** A part of a printed sheet; texts are plain and wrap, measures are in millimetres. */
export type SheetBlock =
  | { readonly kind: 'title' | 'heading' | 'question' | 'text' | 'hint'; readonly text: string }
  /** a box to tick: round where one of several, square where several may be ticked */
  | { readonly kind: 'choice'; readonly shape: 'round' | 'square'; readonly text: string }
  /** lines to write on with a pencil */
  | { readonly kind: 'lines'; readonly count: number }
  /** a label with a line to write on behind it, and a unit behind that */
  | { readonly kind: 'blank'; readonly label: string; readonly unit: string; readonly width: number }
  /** the steps of a scale from 1, to be circled, with the words at both ends */
  | { readonly kind: 'steps'; readonly count: number; readonly low: string; readonly high: string }
  | { readonly kind: 'gap'; readonly height: number }
  /** blocks that stay on one page, where one page holds them */
  | { readonly kind: 'together'; readonly blocks: readonly SheetBlock[] };

/** A table whose head stands again on each page; a row stays on one page. */
export type TableBlock = {
  readonly kind: 'table';
  readonly columns: readonly {
    readonly header: string;
    /** its part of the width: of 2 and 1, two thirds and one third */
    readonly share: number;
    readonly isNumber?: boolean;
  }[];
  readonly rows: readonly (readonly string[])[];
};

/** A line of a chart: its values, null where there is none, one for each point. */
export type ChartSeries = {
  readonly label: string;
  readonly values: readonly (number | null)[];
  /** red, green and blue, 0 to 255 */
  readonly colour: readonly [number, number, number];
  /** in millimetres */
  readonly width: number;
  /** lengths of dash and gap in millimetres; none for a whole line */
  readonly dashes: readonly number[];
};

/** Lines over time from 0 to 100, drawn as vectors, with their legend. */
export type ChartBlock = {
  readonly kind: 'chart';
  /** instants, the earliest first, with the words below the axis */
  readonly points: readonly { readonly at: number; readonly label: string; readonly isMarked: boolean }[];
  readonly series: readonly ChartSeries[];
};

/** Pictures in rows, each with the words below it, of which two lines stand there. */
export type PicturesBlock = {
  readonly kind: 'pictures';
  readonly pictures: readonly {
    /** the file of a JPEG */
    readonly bytes: Uint8Array;
    readonly caption: string;
  }[];
};

/** A part of a report. */
export type ReportBlock = SheetBlock | TableBlock | ChartBlock | PicturesBlock;

/** A sheet of A4 pages. */
export type SheetDocument = {
  readonly title: string;
  /** a language code, 'fr' */
  readonly language: string;
  readonly blocks: readonly ReportBlock[];
  /** stands at the foot of each page, left of its number */
  readonly footer: string;
};

/** A sheet to be filled in, as a page shows it too. */
export type PencilSheet = Omit<SheetDocument, 'blocks'> & { readonly blocks: readonly SheetBlock[] };

/** The files of the two faces in which a sheet is set. */
export type SheetFonts = { readonly regular: Uint8Array; readonly bold: Uint8Array };
