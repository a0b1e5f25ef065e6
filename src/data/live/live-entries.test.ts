import { afterEach, expect, it } from 'vitest';
import { setErrorSink } from '#lib/log.ts';
import { liveEntries } from './live-entries.ts';
import type { Unwatch } from './watch.ts';

afterEach(() => setErrorSink(null));

/** A listener that is being started, with its reports. */
function starting() {
  const reported: unknown[] = [];
  setErrorSink((error) => reported.push(error));
  const start = Promise.withResolvers<Unwatch>();
  const entries = liveEntries();
  const value = entries.read('tasks', () => start.promise);
  const fails = async () => {
    start.reject(new Error('The client has already been terminated.'));
    await start.promise.catch(() => undefined);
  };
  return { entries, value, fails, reported };
}

it('a listener that cannot be started is a failure, and is reported', async () => {
  const { value, fails, reported } = starting();
  await fails();
  expect(await value).toMatchObject({ ok: false, error: { code: 'generic/not-connected' } });
  expect(reported).toHaveLength(1);
});

it('a listener that is closed while it starts, as by a sign-out, fails without a report', async () => {
  const { entries, value, fails, reported } = starting();
  entries.close('tasks');
  await fails();
  expect(await value).toMatchObject({ ok: false, error: { code: 'generic/loading-error' } });
  expect(reported).toEqual([]);
});
