import { describe, expect, it } from 'vitest';
import type { DataColumn } from '../columns.ts';
import { columnLayout, contentWidths, widthByContent, withinWidth } from './column-layout.ts';

type Row = { readonly text: string };
const column = (id: string, more: Partial<DataColumn<Row>> = {}): DataColumn<Row> => ({
  id,
  header: id,
  cell: ({ text }) => text,
  ...more,
});
const rows = (...texts: string[]): readonly Row[] => texts.map((text) => ({ text }));
const given = { byContent: () => 100, isSelectable: false, actionsPx: 0 };
const layout = (columns: readonly DataColumn<Row>[], widths = {}, pinned = {}, more = {}) =>
  columnLayout(columns, { widths, pinned }, { ...given, ...more });

describe('the width of a column by its content', () => {
  it('is that of the longest text, neither tiny nor endless', () => {
    expect(widthByContent(column('a'), rows('short', '20 characters long 20'))).toBe(184);
    expect(widthByContent(column('a'), rows('x'))).toBe(88);
    expect(widthByContent(column('a'), rows('x'.repeat(500)))).toBe(260);
  });
  it('has room for the head and its sign', () => {
    const header = 'A head of some thirty characters';
    expect(widthByContent(column('a', { header }), rows('x'))).toBe(266);
    expect(widthByContent(column('a', { header, sortValue: () => 7 }), rows('x'))).toBe(288);
  });
  it('is the default where the cells have no text', () => {
    expect(widthByContent(column('a', { cell: () => null }), rows('x'))).toBe(120);
  });
  it('stays that of the first rows when a search leaves others', () => {
    const columns = [column('a')];
    const widthsOf = contentWidths();
    expect(widthsOf(columns, rows())('a')).toBe(120);
    expect(widthsOf(columns, rows('twelve chars'))('a')).toBe(116);
    expect(widthsOf(columns, rows('x'))('a')).toBe(116);
  });
});

describe('the layout of columns', () => {
  it('shares the rest of the frame between the columns without a width, and leaves each its content', () => {
    const byContent = (id: string) => (id === 'b' ? 300 : 100);
    const found = layout([column('a'), column('b'), column('c', { width: 120 })], {}, {}, { byContent, actionsPx: 80 });
    expect(found.widths).toEqual([
      'max(100px, (100cqi - 80px - 120px) * 0.2500)',
      'max(300px, (100cqi - 80px - 120px) * 0.7500)',
      '120px',
    ]);
  });
  it('prefers the width chosen by hand, and reads a percentage as one of the frame', () => {
    const found = layout([column('a', { width: 120 }), column('b', { width: '26%' }), column('c')], { a: 333 });
    expect(found.widths.slice(0, 2)).toEqual(['333px', '26cqi']);
  });
  it('gives the last column the rest when all have a width of their own', () => {
    const found = layout([column('a', { width: 120 }), column('b', { width: 90 })]);
    expect(found.widths).toEqual(['120px', 'max(90px, (100cqi - 0px - 120px) * 1.0000)']);
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
