import { describe, expect, it } from 'vitest';
import { aTask } from '../../../tests/support/builders/task.ts';
import { bellDescription, bellGroups } from './bell.ts';

const inSector = (taskId: string, ...sectorIds: string[]) =>
  aTask({ taskId, sectorIds, sectorId: sectorIds[0] ?? null });
const shown = (groups: ReturnType<typeof bellGroups>) =>
  groups.map(({ sectorId, tasks, more }) => [sectorId, tasks.map((task) => task.taskId), more]);

describe('the tasks of the bell', () => {
  it('are none for nobody', () => {
    expect(bellGroups([], ['savanna'])).toEqual([]);
  });
  it('are all shown when a sector has three', () => {
    const tasks = ['1', '2', '3'].map((id) => inSector(id, 'savanna'));
    expect(shown(bellGroups(tasks, []))).toEqual([['savanna', ['1', '2', '3'], 0]]);
  });
  it('are the first three when a sector has four, and one more', () => {
    const tasks = ['1', '2', '3', '4'].map((id) => inSector(id, 'savanna'));
    expect(shown(bellGroups(tasks, []))).toEqual([['savanna', ['1', '2', '3'], 1]]);
  });
  it('keep their order, and so do the sectors: the most urgent comes first', () => {
    const tasks = [inSector('1', 'lake'), inSector('2', 'savanna'), inSector('3', 'lake')];
    expect(shown(bellGroups(tasks, []))).toEqual([
      ['lake', ['1', '3'], 0],
      ['savanna', ['2'], 0],
    ]);
  });
  it('stand once, under the person’s own sector when they have several', () => {
    const tasks = [inSector('1', 'lake', 'savanna'), inSector('2', 'lake', 'forest')];
    expect(shown(bellGroups(tasks, ['savanna']))).toEqual([
      ['savanna', ['1'], 0],
      ['lake', ['2'], 0],
    ]);
  });
  it('without a main sector stand under the first of their sectors', () => {
    expect(shown(bellGroups([{ ...inSector('1', 'lake', 'forest'), sectorId: null }], []))).toEqual([
      ['lake', ['1'], 0],
    ]);
  });
  it('of no sector stand together', () => {
    expect(shown(bellGroups([inSector('1')], ['savanna']))).toEqual([[null, ['1'], 0]]);
  });
});

describe('the description of a task in the bell', () => {
  it('is empty when there is none', () => {
    expect(bellDescription(' \n ')).toBe('');
  });
  it('of fifty characters is whole', () => {
    expect(bellDescription('a'.repeat(50))).toBe('a'.repeat(50));
  });
  it('of fifty-one characters is cut after fifty', () => {
    expect(bellDescription('a'.repeat(51))).toBe(`${'a'.repeat(50)}…`);
  });
  it('counts characters as a reader does', () => {
    const family = '👩‍👩‍👧‍👦';
    expect(bellDescription(family.repeat(50))).toBe(family.repeat(50));
    expect(bellDescription(family.repeat(51))).toBe(`${family.repeat(50)}…`);
    expect(bellDescription('e\u0301'.repeat(51))).toBe(`${'e\u0301'.repeat(50)}…`);
  });
  it('is one line, without a space before the ellipsis', () => {
    expect(bellDescription(`un\n\n  deux ${'a'.repeat(60)}`)).toBe(`un deux ${'a'.repeat(42)}…`);
    expect(bellDescription(`${'a'.repeat(49)} bcd`)).toBe(`${'a'.repeat(49)}…`);
  });
});
