import { combineSlices, configureStore, isAction, type Middleware } from '@reduxjs/toolkit';
import { describe, expect, it } from 'vitest';
import { aTask } from '../../../tests/support/builders/task.ts';
import { aTaskPage, fakeRepositories } from '../../../tests/support/fakes/repositories.ts';
import { appError } from '../../domain/errors/app-error.ts';
import { fail } from '../../domain/shared/result.ts';
import { api } from '../api.ts';
import { dataDependencies } from '../dependencies.ts';
import { tasksApi } from '../tasks/tasks.endpoints.ts';

const QUESTION = { zooId: 'zoo-1', userId: 'ana', sectorIds: ['savanna'], dueBeforeMs: 1 };
const first = aTask({ taskId: 'first' });
const second = aTask({ taskId: 'second' });

function setUp() {
  const { repositories, sources } = fakeRepositories();
  const dependencies = dataDependencies(repositories);
  let dispatched = 0;
  const counting = () => (next: (action: unknown) => unknown) => (action: unknown) => {
    if (isAction(action) && action.type.startsWith('api/queries/')) dispatched += 1;
    return next(action);
  };
  const store = configureStore({
    reducer: combineSlices({ api: api.reducer }),
    middleware: (standard) =>
      standard({ thunk: { extraArgument: dependencies } }).concat(api.middleware, counting as Middleware),
  });
  const entry = () => tasksApi.endpoints.myTasks.select(QUESTION)(store.getState());
  const ask = () => store.dispatch(tasksApi.endpoints.myTasks.initiate(QUESTION));
  return { store, entry, ask, source: sources.tasks, live: dependencies.live, dispatched: () => dispatched };
}

/** Lets every promise that can proceed do so. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('a live query', () => {
  it('is loading until the first snapshot', async () => {
    const { ask, entry, source } = setUp();
    void ask();
    await settled();
    expect(entry().isLoading).toBe(true);
    source.show(aTaskPage([first]));
    await settled();
    expect(entry()).toMatchObject({ isSuccess: true, data: { tasks: [first] } });
  });

  it('follows later snapshots, one dispatch each', async () => {
    const { ask, entry, source, dispatched } = setUp();
    source.show(aTaskPage([first]));
    await ask();
    await settled();
    const before = dispatched();
    source.show(aTaskPage([first, second]));
    expect(entry().data?.tasks).toEqual([first, second]);
    expect(dispatched()).toBe(before + 1);
  });

  it('keeps the identity of unchanged values, and dispatches nothing when nothing changed', async () => {
    const { ask, entry, source, dispatched } = setUp();
    source.show(aTaskPage([first, second]));
    await ask();
    await settled();
    const [kept] = entry().data?.tasks ?? [];
    const before = dispatched();
    source.show(aTaskPage([{ ...first }, { ...second }]));
    expect(dispatched()).toBe(before);
    source.show(aTaskPage([{ ...first }, { ...second, title: 'Changed' }]));
    expect(entry().data?.tasks[0]).toBe(kept);
    expect(entry().data?.tasks[1]?.title).toBe('Changed');
  });

  it('has one listener for any number of subscribers, whatever the order of the fields', async () => {
    const { store, ask, source } = setUp();
    source.show(aTaskPage([]));
    const { zooId, userId, sectorIds, dueBeforeMs } = QUESTION;
    await Promise.all([
      ask(),
      store.dispatch(
        tasksApi.endpoints.myTasks.initiate({ dueBeforeMs, sectorIds, userId, zooId }, { forceRefetch: true }),
      ),
    ]);
    expect(source.listeners()).toBe(1);
  });

  it('ends its listener with the cache entry', async () => {
    const { store, ask, source, live } = setUp();
    source.show(aTaskPage([]));
    await ask();
    expect([source.listeners(), live.count()]).toEqual([1, 1]);
    store.dispatch(api.util.resetApiState());
    await settled();
    expect([source.listeners(), live.count()]).toEqual([0, 0]);
  });

  it('leaves no listener when its entry goes while it is being started', async () => {
    const { store, ask, source, live } = setUp();
    void ask();
    store.dispatch(api.util.resetApiState());
    await settled();
    expect([source.listeners(), live.count()]).toEqual([0, 0]);
  });
});

describe('a listener that fails', () => {
  it('at once makes the query an error', async () => {
    const { ask, entry, source } = setUp();
    void ask();
    await settled();
    source.breakOff(appError('generic/permission-denied'));
    await settled();
    expect(entry()).toMatchObject({ isError: true, error: { code: 'generic/permission-denied' } });
  });

  it('later makes the query an error and keeps the shown data', async () => {
    const { ask, entry, source } = setUp();
    source.show(aTaskPage([first]));
    await ask();
    source.breakOff(appError('generic/permission-denied'));
    await settled();
    expect(entry()).toMatchObject({
      isError: true,
      error: { code: 'generic/permission-denied' },
      data: { tasks: [first] },
    });
  });

  it('is started again when the query is repeated', async () => {
    const { ask, entry, source } = setUp();
    source.show(aTaskPage([first]));
    const query = ask();
    await query;
    source.breakOff(appError('generic/permission-denied'));
    await settled();
    expect(source.listeners()).toBe(0);
    await query.refetch();
    expect(source.listeners()).toBe(1);
    expect(entry()).toMatchObject({ isSuccess: true, data: { tasks: [first] } });
    source.show(aTaskPage([first, second]));
    expect(entry().data?.tasks).toHaveLength(2);
  });
});

describe('a value that cannot be used', () => {
  it('is an error until the next good one', async () => {
    const { ask, entry, source } = setUp();
    source.show(aTaskPage([first]));
    await ask();
    source.say(fail(appError('generic/bad-document')));
    await settled();
    expect(entry()).toMatchObject({ isError: true, error: { code: 'generic/bad-document' } });
    source.show(aTaskPage([second]));
    await settled();
    expect(entry()).toMatchObject({ isSuccess: true, data: { tasks: [second] } });
    expect(source.listeners()).toBe(1);
  });

  it('is another error when it cannot be used for another reason', async () => {
    const { ask, entry, source } = setUp();
    void ask();
    await settled();
    source.say(fail(appError('generic/offline')));
    await settled();
    expect(entry()).toMatchObject({ isError: true, error: { code: 'generic/offline' } });
    source.say(fail(appError('task/not-found')));
    await settled();
    expect(entry()).toMatchObject({ isError: true, error: { code: 'task/not-found' } });
    expect(source.listeners()).toBe(1);
  });
});
