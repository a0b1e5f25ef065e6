import { describe, expect, it } from 'vitest';
import type { DataColumn } from '../columns.ts';
import { columnLayout, contentWidths, widthByContent, widthOfWords, withinWidth } from './column-layout.ts';

type Row = { readonly text: string };
const column = (id: string, more: Partial<DataColumn<Row>> = {}): DataColumn<Row> => ({
  id,
  header: id,
  cell: ({ text }) => text,
  ...more,
});
const rows = (...texts: string[]): readonly Row[] => texts.map((text) => ({ text }));
const width = (askedPx: number, leastPx = askedPx) => ({ askedPx, leastPx });
const given = { byContent: () => width(100), isSelectable: false, actionsPx: 0 };
const layout = (columns: readonly DataColumn<Row>[], widths = {}, pinned = {}, more = {}) =>
  columnLayout(columns, { widths, pinned }, { ...given, ...more });

describe('the width of a column by its content', () => {
  it('is that of the longest text, neither tiny nor endless', () => {
    expect(widthByContent(column('a'), rows('short', '20 characters long 20')).askedPx).toBe(184);
    expect(widthByContent(column('a'), rows('x')).askedPx).toBe(88);
    expect(widthByContent(column('a'), rows('x'.repeat(500))).askedPx).toBe(260);
  });
  it('may lose two fifths of its longest text, but not of its head and not below the least width of a text', () => {
    expect(widthByContent(column('a'), rows('20 characters long 20')).leastPx).toBe(106);
    expect(widthByContent(column('a'), rows('12 letters..')).leastPx).toBe(88);
    expect(widthByContent(column('a'), rows('x')).leastPx).toBe(88);
    const header = 'A head of some thirty characters';
    expect(widthByContent(column('a', { header }), rows('x'.repeat(500))).leastPx).toBe(266);
  });
  it('has room for the head and its sign', () => {
    const header = 'A head of some thirty characters';
    expect(widthByContent(column('a', { header }), rows('x'))).toEqual(width(266));
    expect(widthByContent(column('a', { header, sortValue: () => 7 }), rows('x'))).toEqual(width(288));
  });
  it('is the default where the cells have no text', () => {
    expect(widthByContent(column('a', { cell: () => null }), rows('x')).askedPx).toBe(120);
  });
  it('stays that of the first rows when a search leaves others', () => {
    const columns = [column('a')];
    const widthsOf = contentWidths();
    expect(widthsOf(columns, rows())('a').askedPx).toBe(120);
    expect(widthsOf(columns, rows('twelve chars'))('a').askedPx).toBe(116);
    expect(widthsOf(columns, rows('x'))('a').askedPx).toBe(116);
  });
});

describe('the layout of columns', () => {
  it('leaves each column without a width the least of its content, and shares the rest of the frame by the whole of it', () => {
    const byContent = (id: string) => (id === 'b' ? width(300, 210) : width(100, 88));
    const found = layout([column('a'), column('b'), column('c', { width: 120 })], {}, {}, { byContent, actionsPx: 80 });
    const rest = 'max(0px, 100cqi - 82px - 120px - 88px - 210px)';
    expect(found.widths).toEqual([
      `calc((88px + ${rest} * 0.2500))`,
      `calc((210px + ${rest} * 0.7500))`,
      'calc(120px)',
    ]);
  });
  it('prefers the width chosen by hand, and reads a percentage as one of the frame', () => {
    const found = layout([column('a', { width: 120 }), column('b', { width: '26%' }), column('c')], { a: 333 });
    expect(found.widths.slice(0, 2)).toEqual(['calc(333px)', 'calc(26cqi)']);
  });
  it('gives the last column the rest when all have a width of their own', () => {
    const found = layout([column('a', { width: 120 }), column('b', { width: 90 })]);
    expect(found.widths).toEqual(['calc(120px)', 'calc((90px + max(0px, 100cqi - 2px - 120px - 90px) * 1.0000))']);
  });
  it('places each pinned column behind the box and the pinned ones before it', () => {
    const columns = [column('a', { isTitle: true, width: 210 }), column('b', { width: 90 }), column('c')];
    expect(layout(columns, {}, { b: true }, { isSelectable: true }).starts).toEqual([
      'calc(48px)',
      'calc(48px + 210px)',
    ]);
    expect(layout(columns, {}, { a: false }).starts).toEqual([]);
  });
});

it('a width chosen by hand stays between the least and the most', () => {
  expect([63, 64, 65.4, 800, 801].map(withinWidth)).toEqual([64, 64, 65, 800, 800]);
});

it('a column of few words is as wide as the longest of them, with the room beside it', () => {
  expect([widthOfWords(['Mâle', 'Femelle']), widthOfWords(['Mâle', 'Femelle'], 22), widthOfWords([])]).toEqual([
    79, 101, 26,
  ]);
});
