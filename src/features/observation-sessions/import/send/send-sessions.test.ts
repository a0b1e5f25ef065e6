import { describe, expect, it } from 'vitest';
import { appError } from '#domain/errors/app-error.ts';
import { fail, ok } from '#domain/shared/result.ts';
import { callsOf, sendSessions, type SessionOutcome } from './send-sessions.ts';

const row = (at: number, scanCount = 1) => ({ at, scanCount, eventCount: 0, contextCount: 0 });
const outcome = (at: number): SessionOutcome => ({
  ...{ sessionId: `s${at}`, outcome: 'written', visitId: `v${at}`, error: null, field: null },
});

describe('the calls of an import', () => {
  it('have ten sessions and 6,000 entries at most', () => {
    expect(callsOf(Array.from({ length: 11 }, (_, at) => row(at))).map(({ length }) => length)).toEqual([10, 1]);
    expect(callsOf([row(0, 3_000), row(1, 3_000), row(2)])).toEqual([[0, 1], [2]]);
    expect(callsOf([])).toEqual([]);
  });
});

describe('sending sessions', () => {
  const rows = Array.from({ length: 25 }, (_, at) => row(at));
  const run = async (failsAt: number | null, stopsAfter = 99) => {
    const done: number[] = [];
    let calls = 0;
    const error = await sendSessions({
      rows,
      send: (places) => {
        calls += 1;
        return Promise.resolve(
          calls === failsAt ? fail(appError('generic/offline')) : ok({ results: places.map(outcome) }),
        );
      },
      onOutcomes: (some) => done.push(...some.map(([at]) => at)),
      isStopped: () => calls >= stopsAfter,
    });
    return { done: done.length, calls, error: error?.code ?? null };
  };
  it('goes on to the end, in the order of the file', async () => {
    expect(await run(null)).toEqual({ done: 25, calls: 3, error: null });
  });
  it('ends at the call that fails, and keeps what was written before', async () => {
    expect(await run(2)).toEqual({ done: 10, calls: 2, error: 'generic/offline' });
  });
  it('ends between two calls when it is stopped', async () => {
    expect(await run(null, 1)).toEqual({ done: 10, calls: 1, error: null });
  });
});
