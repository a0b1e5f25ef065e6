import { describe, expect, it } from 'vitest';
import { appError } from '../errors/app-error.ts';
import { fail, ok } from '../shared/result.ts';
import type { TimelineEntry, TimelineSource } from './entry.ts';
import { type Chunk, MAX_READ, nextStep, type SourceState, startOf } from './merge.ts';

const entryAt = (source: TimelineSource, atUnix: number): TimelineEntry => ({
  source,
  subjectId: `${source}${atUnix}`,
  id: `${source}${atUnix}`,
  atUnix,
  by: null,
  title: '',
  titles: {},
  sectorIds: [],
  enclosureIds: [],
  animalIds: [],
  movement: null,
  isLate: false,
});

/** Reads from lists in memory; `keep` stands for the filters. */
function reader(stored: Partial<Record<TimelineSource, number[]>>, keep: (at: number) => boolean = () => true) {
  return async ({ source, after, chunk }: SourceState) => {
    const times = (stored[source] ?? []).toSorted((a, b) => b - a);
    const some = times.filter((at) => after === null || at < after.atUnix).slice(0, chunk);
    const last = some.at(-1);
    const found: Chunk = {
      entries: some.filter(keep).map((at) => entryAt(source, at)),
      last: last === undefined ? null : { atUnix: last, id: `${last}` },
      isAtEnd: some.length < chunk,
      read: Math.max(1, some.length),
    };
    return ok(found);
  };
}

async function all(stored: Parameters<typeof reader>[0], size: number, keep?: (at: number) => boolean) {
  const pages: number[][] = [];
  const reads: number[] = [];
  let state: readonly SourceState[] | null = startOf(Object.keys(stored) as TimelineSource[]);
  while (state !== null) {
    // oxlint-disable-next-line no-await-in-loop -- page after page
    const step = await nextStep(state, size, reader(stored, keep));
    if (!step.ok) throw new Error(step.error.code);
    pages.push(step.value.entries.map(({ atUnix }) => atUnix));
    reads.push(step.value.read);
    state = step.value.next;
  }
  return { pages, reads };
}

describe('the timeline, page by page', () => {
  it('is every source’s entries in one order, none twice and none missing', async () => {
    const stored = {
      taskClosed: Array.from({ length: 97 }, (_unused, at) => at * 7 + 1),
      movement: Array.from({ length: 60 }, (_unused, at) => at * 11 + 2),
      photo: [3, 400],
    };
    const { pages } = await all(stored, 20);
    const expected = Object.values(stored)
      .flat()
      .toSorted((a, b) => b - a);
    expect(pages.flat()).toEqual(expected);
    expect(pages.slice(0, -1).every((page) => page.length === 20)).toBe(true);
  });
  it('goes on after the last entry of one source', async () => {
    const { pages } = await all({ photo: [100], movement: [3, 2, 1] }, 2);
    expect(pages.flat()).toEqual([100, 3, 2, 1]);
  });
  it('is over at once when nothing happened', async () => {
    expect(await all({ taskClosed: [], photo: [] }, 20)).toMatchObject({ pages: [[]] });
  });
  it('counts the documents that it read, and nothing else', async () => {
    expect((await all({ movement: [3, 2, 1], photo: [4] }, 20)).reads).toEqual([4]);
  });
  it('costs no more than the page and thirty documents', async () => {
    const many = Array.from({ length: 3_000 }, (_unused, at) => at * 3);
    const stored = { taskClosed: many, taskCancelled: [5], movement: many.map((at) => at + 1), photo: [9], note: [4] };
    const { reads } = await all(stored, 50);
    expect(Math.max(...reads)).toBeLessThanOrEqual(80);
  });
  it('stops after a bound where few entries pass the filters, and can go on', async () => {
    const stored = { taskClosed: Array.from({ length: 2_000 }, (_unused, at) => at) };
    const { pages, reads } = await all(stored, 20, (at) => at % 500 === 0);
    expect(pages.flat()).toEqual([1_500, 1_000, 500, 0]);
    expect(Math.max(...reads)).toBeLessThan(MAX_READ + 50);
  });
  it('reports a failed source and can continue from there', async () => {
    const state = startOf(['photo']);
    const failed = await nextStep(state, 5, async () => fail(appError('timeline/load-failed')));
    expect(failed).toMatchObject({ ok: false, error: { code: 'timeline/load-failed' } });
    expect(await nextStep(state, 5, reader({ photo: [1] }))).toMatchObject({ ok: true, value: { next: null } });
  });
});
