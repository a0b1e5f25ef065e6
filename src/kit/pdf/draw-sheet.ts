import type { jsPDF } from 'jspdf';
import { chartHeight, drawChart } from './draw-chart.ts';
import { drawPictures, pictureRowHeight } from './draw-pictures.ts';
import { placeTable } from './draw-table.ts';
import { paperOf, type Paper } from './paper.ts';
import type { ReportBlock, SheetBlock, SheetDocument, SheetFonts } from './sheet-blocks.ts';

const FAMILY = 'Sheet';
const [PAGE_WIDTH, PAGE_HEIGHT] = [210, 297];
const MARGIN = { left: 18, right: 18, top: 16, bottom: 20 };
const LIST_INDENT = 3;
const BOX = 4;
/** Room for a hand that writes. */
const PENCIL_LINE = 8;
/** The head of a table with a row of two lines, in millimetres. */
const TABLE_BEGINNING = 20;
const STEP = { size: 8, gap: 4 };

/** Sizes in points; the space before and after a text in millimetres. */
const LOOKS = {
  title: { size: 17, isBold: true, isGrey: false, before: 0, after: 2 },
  heading: { size: 13, isBold: true, isGrey: false, before: 5, after: 2 },
  question: { size: 10.5, isBold: true, isGrey: false, before: 3, after: 1 },
  text: { size: 10, isBold: false, isGrey: false, before: 0, after: 1.5 },
  hint: { size: 8.5, isBold: false, isGrey: true, before: 0, after: 1.5 },
} as const;

/** Draws a sheet on the pages of an empty A4 document measured in millimetres, in the given faces. */
export function drawSheet(pdf: jsPDF, { title, language, blocks, footer }: SheetDocument, fonts: SheetFonts): void {
  addFace(pdf, 'normal', fonts.regular);
  addFace(pdf, 'bold', fonts.bold);
  pdf.setProperties({ title });
  pdf.setLanguage(language as Parameters<jsPDF['setLanguage']>[0]);
  const paper = paperOf(pdf, FAMILY, { width: PAGE_WIDTH, height: PAGE_HEIGHT, ...MARGIN });
  for (const [place, block] of blocks.entries()) {
    if (block.kind === 'heading') keepWithNext(paper, blocks.slice(place + 1));
    putBlock(paper, block);
  }
  for (let page = 1; page <= pdf.getNumberOfPages(); page += 1) {
    pdf.setPage(page);
    drawFooter(paper, footer, `${page} / ${pdf.getNumberOfPages()}`);
  }
}

/** Begins a page where the present one has room for a heading, and none for the beginning of the part below it. */
function keepWithNext(paper: Paper, [first, second]: readonly ReportBlock[]): void {
  const part = first?.kind === 'hint' ? second : first;
  const { before, after, ...look } = LOOKS.heading;
  const hint = part === first ? 0 : paper.lineHeight(LOOKS.hint) + LOOKS.hint.after;
  const needed = before + paper.lineHeight(look) + after + hint + beginningOf(paper, part);
  if (needed > paper.room()) paper.nextPage();
}

/** Returns the height of what a page must hold of a part for its heading to stand above it, in millimetres. */
function beginningOf(paper: Paper, part: ReportBlock | undefined): number {
  switch (part?.kind) {
    case 'chart':
      return chartHeight(paper, part);
    case 'pictures':
      return pictureRowHeight(paper);
    case 'table':
      return TABLE_BEGINNING;
    default:
      return 0;
  }
}

/** Draws a block, on the next page if the present one has no room for it. */
function putBlock(paper: Paper, block: ReportBlock): void {
  if (block.kind === 'table') {
    placeTable(paper, block);
    return;
  }
  if (block.kind === 'pictures') {
    drawPictures(paper, block);
    return;
  }
  if (block.kind === 'chart') {
    const height = chartHeight(paper, block);
    if (height > paper.room()) paper.nextPage();
    drawChart(paper, block);
    paper.move(height);
    return;
  }
  if (block.kind === 'together') {
    const height = heightOf(paper, block);
    // Blocks that no page holds together flow from the present place.
    if (height > paper.room() && height <= paper.fullRoom) paper.nextPage();
    for (const one of block.blocks) putBlock(paper, one);
    return;
  }
  if (isText(block)) {
    placeText(paper, block);
    return;
  }
  const height = heightOf(paper, block);
  if (height > paper.room()) paper.nextPage();
  drawRow(paper, block);
  paper.move(height);
}

function placeText(paper: Paper, { kind, text }: TextBlock): void {
  const look = LOOKS[kind];
  if (!paper.isTop()) paper.move(look.before);
  for (const line of paper.wrapped(text, look, paper.width)) {
    if (paper.lineHeight(look) > paper.room()) paper.nextPage();
    paper.write(line, look, 0);
    paper.move(paper.lineHeight(look));
  }
  paper.move(look.after);
}

type TextBlock = Extract<SheetBlock, { readonly text: string }> & { readonly kind: keyof typeof LOOKS };
type RowBlock = Exclude<SheetBlock, TextBlock | { readonly kind: 'together' }>;

function isText(block: SheetBlock): block is TextBlock {
  return Object.hasOwn(LOOKS, block.kind);
}

function heightOf(paper: Paper, block: SheetBlock): number {
  if (isText(block)) {
    const look = LOOKS[block.kind];
    return look.before + look.after + paper.wrapped(block.text, look, paper.width).length * paper.lineHeight(look);
  }
  switch (block.kind) {
    case 'choice':
      return Math.max(BOX + 2, choiceLines(paper, block.text).length * paper.lineHeight(LOOKS.text) + 1.5);
    case 'lines':
      return block.count * PENCIL_LINE + 2;
    case 'blank':
      return PENCIL_LINE + 1;
    case 'steps':
      return STEP.size + 3 + endLines(paper, block).length * paper.lineHeight(LOOKS.hint);
    case 'gap':
      return block.height;
    case 'together':
      return block.blocks.reduce((sum, one) => sum + heightOf(paper, one), 0);
    default:
      return 0;
  }
}

function drawRow(paper: Paper, block: RowBlock): void {
  switch (block.kind) {
    case 'choice':
      paper.box(LIST_INDENT, 0.5, BOX, block.shape);
      for (const [place, line] of choiceLines(paper, block.text).entries())
        paper.write(line, LOOKS.text, LIST_INDENT + BOX + 3, place * paper.lineHeight(LOOKS.text));
      break;
    case 'lines':
      for (let line = 1; line <= block.count; line += 1) paper.line(0, paper.width, line * PENCIL_LINE);
      break;
    case 'blank': {
      const start = block.label === '' ? LIST_INDENT : paper.textWidth(block.label, LOOKS.text) + 2;
      const end = Math.min(start + block.width, paper.width);
      paper.write(block.label, LOOKS.text, 0, 3);
      paper.line(start, end, PENCIL_LINE);
      paper.write(block.unit, LOOKS.text, end + 2, 3);
      break;
    }
    case 'steps':
      for (let step = 0; step < block.count; step += 1) {
        const left = LIST_INDENT + step * (STEP.size + STEP.gap);
        paper.box(left, 0, STEP.size, 'round');
        const width = paper.textWidth(String(step + 1), LOOKS.text);
        paper.write(String(step + 1), LOOKS.text, left + (STEP.size - width) / 2, 1.8);
      }
      for (const [place, line] of endLines(paper, block).entries())
        paper.write(line, LOOKS.hint, LIST_INDENT, STEP.size + 1.5 + place * paper.lineHeight(LOOKS.hint));
      break;
    case 'gap':
      break;
  }
}

function choiceLines(paper: Paper, text: string): string[] {
  return paper.wrapped(text, LOOKS.text, paper.width - LIST_INDENT - BOX - 3);
}

function endLines(paper: Paper, { count, low, high }: Extract<SheetBlock, { readonly kind: 'steps' }>): string[] {
  const ends = [low === '' ? '' : `1 = ${low}`, high === '' ? '' : `${count} = ${high}`].filter((end) => end !== '');
  return ends.flatMap((end) => paper.wrapped(end, LOOKS.hint, paper.width - LIST_INDENT));
}

function drawFooter(paper: Paper, footer: string, page: string): void {
  const numberWidth = paper.textWidth(page, LOOKS.hint);
  const [line = ''] = paper.wrapped(footer, LOOKS.hint, paper.width - numberWidth - 6);
  paper.writeAtFoot(line, LOOKS.hint, 0);
  paper.writeAtFoot(page, LOOKS.hint, paper.width - numberWidth);
}

function addFace(pdf: jsPDF, style: 'normal' | 'bold', file: Uint8Array): void {
  const name = `${FAMILY}-${style}.ttf`;
  pdf.addFileToVFS(name, binaryText(file));
  pdf.addFont(name, FAMILY, style);
}

/** A text with one character for each byte, as jsPDF takes files. */
function binaryText(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let start = 0; start < bytes.length; start += 8_192)
    parts.push(String.fromCharCode(...bytes.subarray(start, start + 8_192)));
  return parts.join('');
}
