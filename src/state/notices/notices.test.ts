import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aSector, anEstablishment } from '../../../tests/support/builders/establishment.ts';
import { aTask } from '../../../tests/support/builders/task.ts';
import { aUser } from '../../../tests/support/builders/user.ts';
import { fakeRepositories } from '../../../tests/support/fakes/repositories.ts';
import { api } from '../../data/api.ts';
import { taskDetailsApi } from '../../data/tasks/task-details.endpoints.ts';
import { tasksApi } from '../../data/tasks/tasks.endpoints.ts';
import { writeRefused } from '../../data/written.ts';
import { type AppError, appError } from '../../domain/errors/app-error.ts';
import { fail } from '../../domain/shared/result.ts';
import { type reportError, setErrorSink } from '../../lib/log.ts';
import { personLeft } from '../session/session.slice.ts';
import { actorOf } from '../session/session-of.ts';
import { makeStore } from '../store.ts';
import { noticeDismissed, noticeRaised, selectNotices } from './notices.slice.ts';

const sink = vi.fn<typeof reportError>();
beforeEach(() => {
  sink.mockClear();
  setErrorSink(sink);
});
afterEach(() => setErrorSink(null));

function setUp(options: Parameters<typeof makeStore>[0] = {}) {
  const { repositories, fakes } = fakeRepositories();
  const store = makeStore({ repositories, ...options });
  const act = (action: 'take' | 'close') =>
    store.dispatch(tasksApi.endpoints.taskAction.initiate({ task: aTask(), action, userId: 'ana' }));
  const told = () =>
    selectNotices(store.getState()).map((notice) => (notice.kind === 'error' ? notice.code : notice.messageKey));
  return { store, fakes, act, told };
}

describe('a notice', () => {
  it('is raised by an action that fails, once for repeated failures', async () => {
    const { act, told, fakes } = setUp();
    fakes.tasks.take = () => Promise.resolve(fail(appError('task/already-taken')));
    await act('take');
    await act('take');
    expect(told()).toEqual(['task/already-taken']);
  });
  it('is raised by a late refusal, with the parameters of its sentence', () => {
    const { store } = setUp();
    store.dispatch(writeRefused(appError('task/status-failed', { title: 'Nourrir les zèbres' })));
    expect(selectNotices(store.getState())).toMatchObject([
      { kind: 'error', code: 'task/status-failed', params: { title: 'Nourrir les zèbres' } },
    ]);
  });
  it('is not raised by a slow refusal of a task’s change: its form is still open, and shows it', async () => {
    vi.useFakeTimers();
    const { store, told, fakes } = setUp();
    let answer: (refused: ReturnType<typeof fail<AppError>>) => void = () => undefined;
    fakes.taskDetails.edit = () => new Promise((resolve) => (answer = resolve));
    let isAnswered = false;
    const change = { taskId: 'a', editedBy: 'ana', edit: { title: 'Peser' }, before: {} };
    const edited = store.dispatch(taskDetailsApi.endpoints.editTask.initiate(change));
    void edited.then(() => (isAnswered = true));
    await vi.advanceTimersByTimeAsync(5_000);
    expect(isAnswered).toBe(false);
    answer(fail(appError('task/closed-meanwhile', { title: 'Peser' })));
    expect(await edited).toMatchObject({ error: { code: 'task/closed-meanwhile' } });
    expect(told()).toEqual([]);
    vi.useRealTimers();
  });
  it('is not raised by an action that succeeds', async () => {
    const { act, told } = setUp();
    await act('close');
    expect(told()).toEqual([]);
  });
  it('of an endpoint that throws is a general one, and the bug is reported', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined); // RTK Query's own word about it
    const { act, told, fakes } = setUp();
    fakes.tasks.take = () => Promise.reject(new TypeError('bug'));
    await act('take');
    expect(told()).toEqual(['generic/something-went-wrong']);
    expect(sink).toHaveBeenCalledOnce();
    vi.restoreAllMocks();
  });
  it('gives the reason in demonstration mode', async () => {
    const [user, establishment, sectors] = [aUser(), anEstablishment({ isDemo: true }), [aSector()]];
    const session = {
      status: 'ready' as const,
      user,
      establishment,
      sectors,
      actor: actorOf(user, establishment, sectors),
    };
    const { act, told, fakes } = setUp({
      preloadedState: {
        session: {
          userId: user.userId,
          beganAt: null,
          chosenZooId: null,
          isSwitching: false,
          chosenLanguage: null,
          session,
        },
      },
    });
    fakes.tasks.take = () => Promise.resolve(fail(appError('generic/permission-denied')));
    await act('take');
    expect(told()).toEqual(['demo/action-not-taken']);
  });
  it('goes when it is dismissed', () => {
    const { store, told } = setUp();
    store.dispatch(noticeRaised({ kind: 'success', messageKey: 'tasks.closed' }));
    const [notice] = selectNotices(store.getState());
    store.dispatch(noticeDismissed(notice?.id ?? ''));
    expect(told()).toEqual([]);
  });
  it('is not for the next person', () => {
    const { store, told } = setUp();
    store.dispatch(writeRefused(appError('task/status-failed', { title: 'Nourrir les zèbres' })));
    store.dispatch(personLeft(null));
    expect(told()).toEqual([]);
  });
  it('is not raised by a query that nobody waits for any more', () => {
    const { store, told } = setUp();
    const waiting = store.dispatch(
      tasksApi.endpoints.myTasks.initiate({ zooId: 'zoo-1', userId: 'ana', sectorIds: [], dueBeforeMs: 1 }),
    );
    store.dispatch(api.util.resetApiState());
    return waiting.then(() => expect(told()).toEqual([]));
  });
  it('disappears when there are too many', () => {
    const { store, told } = setUp();
    for (const number of [1, 2, 3, 4, 5, 6])
      store.dispatch(noticeRaised({ kind: 'info', messageKey: `news.${number}` }));
    expect(told()).toEqual(['news.2', 'news.3', 'news.4', 'news.5', 'news.6']);
  });
  it('of a failure waits until it is read, whatever comes after it', () => {
    const { store, told } = setUp();
    const tasks = Array.from({ length: 12 }, (_unused, number) => `Soin ${number}`);
    for (const title of tasks) store.dispatch(writeRefused(appError('task/closed-meanwhile', { title })));
    for (const number of [1, 2, 3, 4, 5, 6])
      store.dispatch(noticeRaised({ kind: 'info', messageKey: `news.${number}` }));
    expect(told().filter((said) => said === 'task/closed-meanwhile')).toHaveLength(tasks.length);
  });
});
