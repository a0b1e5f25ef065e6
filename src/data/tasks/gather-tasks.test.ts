import { describe, expect, it } from 'vitest';
import { aTask } from '../../../tests/support/builders/task.ts';
import { gatherTasks } from './gather-tasks.ts';
import type { TaskCursor } from './task-lists.ts';

const due = (taskId: string, dueAtUnix: number) => aTask({ taskId, dueAtUnix });
const PARTS = [[due('b', 2), due('a', 1)], [due('b', 2), due('c', 3)], [due('d', 4)]];
const readPart = (after: TaskCursor | null) => {
  const at = after?.query ?? 0;
  const tasks = PARTS[at] ?? [];
  const next = at + 1 < PARTS.length ? { query: at + 1, dueAtMs: 0, taskId: '' } : null;
  return Promise.resolve({ tasks, read: tasks.length, next });
};
const about = {
  isEarliestFirst: true,
  belongs: () => true,
  signal: new AbortController().signal,
  report: () => undefined,
};
const namesOf = (rows: readonly { taskId: string }[]) => rows.map(({ taskId }) => taskId);

describe('a list of tasks read to its end', () => {
  it('has each task once, in the order of the list, and reports how many documents were read', async () => {
    const told: number[] = [];
    const { rows, cutAfter } = await gatherTasks(readPart, { ...about, report: (read) => told.push(read) });
    expect(namesOf(rows)).toEqual(['a', 'b', 'c', 'd']);
    expect(cutAfter).toBeNull();
    expect(told).toEqual([2, 4, 5]);
    const latestFirst = await gatherTasks(readPart, { ...about, isEarliestFirst: false });
    expect(namesOf(latestFirst.rows)).toEqual(['d', 'c', 'b', 'a']);
  });
  it("leaves out the tasks that the page's filters leave out", async () => {
    const { rows } = await gatherTasks(readPart, { ...about, belongs: ({ taskId }) => taskId !== 'c' });
    expect(namesOf(rows)).toEqual(['a', 'b', 'd']);
  });
  it('ends at the limit of reads, and names it', async () => {
    const { rows, cutAfter } = await gatherTasks(readPart, { ...about, most: 3 });
    expect(namesOf(rows)).toEqual(['a', 'b', 'c']);
    expect(cutAfter).toBe(4);
  });
  it('is not cut when its end is exactly at the limit of reads', async () => {
    expect((await gatherTasks(readPart, { ...about, most: 5 })).cutAfter).toBeNull();
  });
  it('reads no further part once it is stopped', async () => {
    const control = new AbortController();
    const told: number[] = [];
    const report = (read: number) => {
      told.push(read);
      control.abort();
    };
    await expect(gatherTasks(readPart, { ...about, signal: control.signal, report })).rejects.toThrow(/abort/i);
    expect(told).toEqual([2]);
  });
  it('fails with a part that cannot be read', async () => {
    const broken = () => Promise.reject(new Error('no network'));
    await expect(gatherTasks(broken, about)).rejects.toThrow('no network');
  });
});
