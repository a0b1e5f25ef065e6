import { describe, expect, it } from 'vitest';
import type { DataColumn } from '../columns.ts';
import { inChosenOrder, isShown } from './list-settings.ts';

const column = (id: string, more: Partial<DataColumn<object>> = {}): DataColumn<object> => ({
  id,
  header: id,
  cell: () => id,
  ...more,
});
const columns = ['name', 'species', 'chip', 'weight'].map((id) => column(id));
const order = (...chosen: string[]) => inChosenOrder(columns, { order: chosen, pinned: {} }).map(({ id }) => id);

describe('the order of columns', () => {
  it('is the list’s own until one is chosen', () => {
    expect(order()).toEqual(['name', 'species', 'chip', 'weight']);
  });
  it('is the chosen one; a newer column keeps its place in the list’s own order', () => {
    expect(order('weight', 'name')).toEqual(['weight', 'name', 'species', 'chip']);
    expect(order('species')).toEqual(['name', 'species', 'chip', 'weight']);
  });
  it('names no column that no longer exists', () => {
    expect(order('gone', 'chip', 'name')).toEqual(['chip', 'weight', 'name', 'species']);
  });
});

describe('a pinned column', () => {
  const title = [column('chip'), column('name', { isTitle: true }), column('species')];
  const placed = (pinned: Readonly<Record<string, boolean>>) =>
    inChosenOrder(title, { order: [], pinned }).map(({ id }) => id);
  it('stands before all others; the title is pinned until it is unpinned', () => {
    expect(placed({})).toEqual(['name', 'chip', 'species']);
    expect(placed({ species: true })).toEqual(['name', 'species', 'chip']);
    expect(placed({ name: false })).toEqual(['chip', 'name', 'species']);
  });
});

describe('a column', () => {
  it('is shown by choice, else by the list’s default', () => {
    expect(isShown(column('a'), {})).toBe(true);
    expect(isShown(column('a', { hiddenByDefault: true }), {})).toBe(false);
    expect(isShown(column('a', { hiddenByDefault: true }), { a: true })).toBe(true);
    expect(isShown(column('a'), { a: false })).toBe(false);
  });
  it('that names the row is always shown', () => {
    expect(isShown(column('a', { isTitle: true }), { a: false })).toBe(true);
  });
});
