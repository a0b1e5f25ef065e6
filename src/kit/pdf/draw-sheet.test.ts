import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { jsPDF } from 'jspdf';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { pdfPages } from '../../../tests/support/pdf-text.ts';
import { drawSheet } from './draw-sheet.ts';
import type { ChartBlock, ReportBlock, SheetBlock, SheetDocument, TableBlock } from './sheet-blocks.ts';

const face = (path: string) =>
  new Uint8Array(readFileSync(join(import.meta.dirname, '../../../node_modules/@expo-google-fonts/inter', path)));
const fonts = { regular: face('400Regular/Inter_400Regular.ttf'), bold: face('700Bold/Inter_700Bold.ttf') };

/** Returns the lines of each page of a sheet. */
function printed(blocks: readonly ReportBlock[], differences: Partial<SheetDocument> = {}): string[][] {
  const pdf = new jsPDF({ unit: 'mm', format: 'a4', compress: false, putOnlyUsedFonts: true });
  drawSheet(pdf, { title: 'Sheet', language: 'fr', footer: 'Foot', blocks, ...differences }, fonts);
  return pdfPages(new Uint8Array(pdf.output('arraybuffer')));
}

/** The letters of seven languages that are not those of English, with the signs that their texts have. */
const LETTERS = [
  'ÀÂÆÇÈÉÊËÎÏÔŒÙÛÜŸ àâæçèéêëîïôœùûüÿ',
  'ÁÉÍÑÓÚÜ áéíñóúü ¿?¡!',
  'ÄÖÜẞ äöüß „a“ ‚b‘',
  'ÀÈÉÌÍÎÒÓÙÚ àèéìíîòóùú',
  'ÁÄÉËÍÏÓÖÚÜ ĳ Ĳ',
  'ÁÂÃÀÇÉÊÍÓÔÕÚ áâãàçéêíóôõú ºª',
  '«a» “b” ‘c’ – — … · • ≥ ≤ × ÷ ± ° ² ³ € µ % →',
];

describe('a printed sheet', () => {
  it('keeps the letters of seven languages as text that can be copied', () => {
    const kinds = ['title', 'question', 'text', 'hint'] as const;
    const rows = LETTERS.flatMap((text) => kinds.map((kind) => ({ kind, text })));
    expect(printed(rows)[0]?.slice(0, rows.length)).toEqual(rows.map(({ text }) => text));
  });
  it('writes the narrow blanks of numbers as blanks', () => {
    expect(printed([{ kind: 'text', text: '10\u202F000' }])[0]?.[0]).toBe('10\u00A0000');
  });
  it('has its foot and the number of each page', () => {
    const rows: SheetBlock[] = Array.from({ length: 60 }, () => ({ kind: 'choice', shape: 'round', text: 'x' }));
    const pages = printed(rows);
    expect(pages.map((page) => page.slice(-2))).toEqual([
      ['Foot', '1 / 2'],
      ['Foot', '2 / 2'],
    ]);
    expect(pages.flat().filter((line) => line === 'x')).toHaveLength(60);
  });
  it('wraps what is wider than the page, and loses no word', () => {
    const words = Array.from({ length: 80 }, (_, place) => `word${place}`);
    const [page = []] = printed([{ kind: 'text', text: words.join(' ') }]);
    expect(page.length).toBeGreaterThan(3);
    expect(page.slice(0, -2).join(' ').split(' ')).toEqual(words);
  });
  it('keeps blocks together on the next page', () => {
    const room: SheetBlock = { kind: 'gap', height: 240 };
    const rows: SheetBlock[] = [
      { kind: 'question', text: 'Question' },
      { kind: 'lines', count: 3 },
      { kind: 'hint', text: 'End' },
    ];
    expect(printed([room, { kind: 'together', blocks: rows }]).map((page) => page.slice(0, -2))).toEqual([
      [],
      ['Question', 'End'],
    ]);
  });
  it('lets blocks flow that no page holds together', () => {
    const rows: SheetBlock[] = Array.from({ length: 60 }, () => ({ kind: 'choice', shape: 'round', text: 'x' }));
    expect(
      printed([
        { kind: 'text', text: 'Before' },
        { kind: 'together', blocks: rows },
      ]),
    ).toHaveLength(2);
  });
  it('has the steps of a scale with the words at its ends, and blanks with their unit', () => {
    const [page = []] = printed([
      { kind: 'steps', count: 3, low: 'never', high: 'always' },
      { kind: 'blank', label: 'Weight', unit: 'kg', width: 40 },
    ]);
    expect(page.slice(0, -2)).toEqual(['1', '2', '3', '1 = never', '3 = always', 'Weight', 'kg']);
  });
});

const TABLE: TableBlock = {
  kind: 'table',
  columns: [
    { header: 'Name', share: 2 },
    { header: 'Score', share: 1, isNumber: true },
  ],
  rows: [],
};

describe('a table of a report', () => {
  it('has its head again on each page, and every row once', () => {
    const rows = Array.from({ length: 90 }, (_, place) => [`row ${place}`, String(place)]);
    const pages = printed([{ ...TABLE, rows }]).map((page) => page.slice(0, -2));
    expect(pages.length).toBeGreaterThan(1);
    for (const page of pages) expect(page.slice(0, 2)).toEqual(['Name', 'Score']);
    expect(pages.flatMap((page) => page.slice(2)).filter((text) => text.startsWith('row'))).toEqual(
      rows.map(([name]) => name),
    );
  });
  it('wraps a long cell and loses no word', () => {
    const words = Array.from({ length: 60 }, (_, place) => `word${place}`);
    const [page = []] = printed([{ ...TABLE, rows: [[words.join(' '), '1']] }]);
    expect(
      page
        .filter((text) => text.startsWith('word'))
        .join(' ')
        .split(' '),
    ).toEqual(words);
  });
  it('gives each column room for its longest word', () => {
    const columns = Array.from({ length: 9 }, () => ({ header: 'Comportement', share: 1 }));
    const [page = []] = printed([{ kind: 'table', columns: columns.slice(0, 6), rows: [] }]);
    expect(page.slice(0, 6)).toEqual(columns.slice(0, 6).map(({ header }) => header));
  });
  it('has no line for a head without words', () => {
    const columns = TABLE.columns.map((column) => ({ ...column, header: '' }));
    const [page = []] = printed([{ kind: 'table', columns, rows: [['Park', 'Farm']] }]);
    expect(page.slice(0, -2)).toEqual(['Park', 'Farm']);
  });
  it('does not leave its head alone at the foot of a page', () => {
    const room: SheetBlock = { kind: 'gap', height: 252 };
    expect(printed([room, { ...TABLE, rows: [['one', '1']] }]).map((page) => page.slice(0, -2))).toEqual([
      [],
      ['Name', 'Score', 'one', '1'],
    ]);
  });
});

/** A JPEG of these pixels, of one colour. */
const aJpeg = async (width: number, height: number) =>
  new Uint8Array(
    await sharp({ create: { width, height, channels: 3, background: '#4a7' } })
      .jpeg()
      .toBuffer(),
  );

describe('the pictures of a report', () => {
  it('stand in rows of three with two lines of words at most, a row on one page', async () => {
    const bytes = await aJpeg(8, 6);
    const pictures = Array.from({ length: 13 }, (_, place) => ({ bytes, caption: `caption${place}` }));
    const long = { bytes, caption: Array.from({ length: 40 }, (_, place) => `word${place}`).join(' ') };
    const pages = printed([{ kind: 'pictures', pictures: [...pictures, long] }]).map((page) => page.slice(0, -2));
    expect(pages.map((page) => page.filter((text) => text.startsWith('caption')).length)).toEqual([12, 1]);
    const [first, second, ...others] = pages[1]?.filter((text) => text.startsWith('word')) ?? [];
    expect([first?.endsWith('…'), second?.endsWith('…'), others]).toEqual([false, true, []]);
  });
  it('are whole in their room, whether wide or high', async () => {
    const pdf = new jsPDF({ unit: 'mm', format: 'a4', compress: false });
    const pictures = await Promise.all(
      [aJpeg(400, 100), aJpeg(100, 400)].map(async (bytes) => ({ bytes: await bytes, caption: '' })),
    );
    drawSheet(pdf, { title: '', language: 'fr', footer: '', blocks: [{ kind: 'pictures', pictures }] }, fonts);
    const text = new TextDecoder('latin1').decode(new Uint8Array(pdf.output('arraybuffer')));
    const sizes = [...text.matchAll(/([\d.]+) 0 0 ([\d.]+) [\d.]+ [\d.]+ cm\n\/I\d/g)];
    const mm = (points: string | undefined) => Math.round((Number(points) / 72) * 254) / 10;
    expect(sizes.map(([, width, height]) => [mm(width), mm(height)])).toEqual([
      [54.7, 13.7],
      [10.3, 41],
    ]);
  });
  it('do not leave their heading alone at the foot of a page', async () => {
    const pictures = [{ bytes: await aJpeg(8, 6), caption: 'caption' }];
    const blocks: ReportBlock[] = [
      { kind: 'gap', height: 210 },
      { kind: 'heading', text: 'Photos' },
      { kind: 'pictures', pictures },
    ];
    expect(printed(blocks).map((page) => page.slice(0, -2))).toEqual([[], ['Photos', 'caption']]);
  });
});

/** jsPDF draws a circle as four curves. */
const CURVES_OF_A_DOT = 4;

describe('a chart of a report', () => {
  const day = 86_400_000;
  const chart: ChartBlock = {
    kind: 'chart',
    points: [
      { at: 0, label: '01/01/2024', isMarked: false },
      { at: 300 * day, label: '27/10/2024', isMarked: true },
      { at: 600 * day, label: '23/08/2025', isMarked: false },
    ],
    series: [{ label: 'All', values: [0, null, 100], colour: [0, 0, 0], width: 0.5, dashes: [] }],
  };
  it('is drawn as lines with its scale, its dates and its legend', () => {
    const [page = []] = printed([chart]);
    expect(page.slice(0, -2)).toEqual([
      ...['0', '20', '40', '60', '80', '100', '01/01/2024', '27/10/2024', '23/08/2025', 'All'],
    ]);
  });
  it('draws one line between known values, a dot on each, and the mark of a change', () => {
    const drawn = (block: ChartBlock) => {
      const pdf = new jsPDF({ unit: 'mm', format: 'a4', compress: false });
      drawSheet(pdf, { title: '', language: 'fr', footer: '', blocks: [block] }, fonts);
      const text = new TextDecoder('latin1').decode(new Uint8Array(pdf.output('arraybuffer')));
      return { lines: text.split(' l\n').length - 1, dots: (text.split(' c\n').length - 1) / CURVES_OF_A_DOT };
    };
    // Six rules, one mark, one line between two values, one in the legend.
    expect(drawn(chart)).toEqual({ lines: 9, dots: 2 });
    expect(drawn({ ...chart, points: chart.points.map((one) => ({ ...one, isMarked: false })) }).lines).toBe(8);
  });
  it('leaves out dates for which there is no room', () => {
    const points = Array.from({ length: 40 }, (_, place) => ({
      at: place * day,
      label: '01/01/2024',
      isMarked: false,
    }));
    const [page = []] = printed([{ ...chart, points, series: [] }]);
    const dates = page.filter((text) => text === '01/01/2024');
    expect(dates.length).toBeGreaterThan(4);
    expect(dates.length).toBeLessThan(12);
  });
});
