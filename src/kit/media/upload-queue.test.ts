import { describe, expect, it } from 'vitest';
import { type AppError, appError } from '#domain/errors/app-error.ts';
import { createUploadQueue, type QueueOptions, type SendWay } from './upload-queue.ts';

/** A queue whose files arrive or fail when a test says so, by their names. */
function aQueue(options: Partial<QueueOptions> = {}) {
  const queue = createUploadQueue({ otherwise: 'attachment/upload-failed', ...options });
  const started: string[] = [];
  const ways = new Map<string, SendWay>();
  const ends = new Map<string, PromiseWithResolvers<AppError | null>>();
  const send = (file: File, way: SendWay) => {
    started.push(file.name);
    ways.set(file.name, way);
    ends.set(file.name, Promise.withResolvers());
    return ends.get(file.name)!.promise;
  };
  const add = (...names: readonly string[]) => queue.addFiles(names.map(fileOf), send);
  const steps = () => Object.fromEntries(queue.list().map(({ name, step }) => [name, step]));
  const one = (name: string) => queue.list().find((upload) => upload.name === name)!;
  const end = async (name: string, error: AppError | null = null) => {
    ends.get(name)!.resolve(error);
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { queue, started, way: (name: string) => ways.get(name)!, ends, add, steps, one, end };
}

const fileOf = (name: string) => new File(['x'], name);
const OFFLINE = appError('generic/offline');

describe('a queue of uploads', () => {
  it('has as many files on their way as it may, in the order they were chosen', async () => {
    const { add, started, steps, end } = aQueue({ atOnce: 2 });
    add('a', 'b', 'c');
    expect(started).toEqual(['a', 'b']);
    expect(steps()).toMatchObject({ c: 'waiting' });
    await end('b');
    expect(started).toEqual(['a', 'b', 'c']);
  });

  it('keeps a failed file with its error while the others go on', async () => {
    const { add, one, steps, end } = aQueue();
    add('a', 'b');
    await end('a', OFFLINE);
    expect(one('a')).toMatchObject({ step: 'failed', failure: OFFLINE, mayRetry: true });
    await end('b');
    expect(steps()).toEqual({ a: 'failed', b: 'done' });
  });

  it('shows its own error for a file whose sending rejects', async () => {
    const { add, ends, one, started, end } = aQueue();
    add('a', 'b');
    ends.get('a')!.reject(new Error('The file cannot be read.'));
    await end('a');
    expect(one('a').failure).toEqual(appError('attachment/upload-failed'));
    expect(started).toEqual(['a', 'b']);
  });

  it.each(['attachment/type-invalid', 'attachment/too-large', 'picture/invalid', 'picture/too-many-pixels'] as const)(
    'offers no other try after %s, as the file stays the same',
    async (code) => {
      const { add, one, end } = aQueue();
      add('a');
      await end('a', appError(code));
      expect(one('a')).toMatchObject({ step: 'failed', mayRetry: false, mayGiveUp: true });
    },
  );

  it('sends the same file again when asked, and only once when asked twice', async () => {
    const { queue, add, one, started, end } = aQueue({ atOnce: 2 });
    add('a');
    await end('a', OFFLINE);
    queue.retry(one('a').id);
    queue.retry(one('a').id);
    expect(one('a').failure).toBeNull();
    expect(started).toEqual(['a', 'a']);
    await end('a');
    expect(one('a').step).toBe('done');
    expect(started).toEqual(['a', 'a']);
  });

  it('sends a file to the place it was chosen for, also at another try', async () => {
    const queue = createUploadQueue({ otherwise: 'photo/add-failed' });
    const sentTo: string[] = [];
    const to = (place: string, error: AppError | null) => () => {
      sentTo.push(place);
      return Promise.resolve(error);
    };
    queue.addFiles([fileOf('a')], to('lion', OFFLINE));
    queue.addFiles([fileOf('b')], to('tiger', null));
    await new Promise((resolve) => setImmediate(resolve));
    queue.retry(queue.list().find(({ name }) => name === 'a')!.id);
    expect(sentTo).toEqual(['lion', 'tiger', 'lion']);
  });

  it('forgets a file that is stopped, whatever is reported of it later', async () => {
    const { queue, add, way, one, steps, end } = aQueue();
    add('a', 'b');
    way('a').tell('sending', 0.5);
    expect(one('a')).toMatchObject({ step: 'sending', done: 0.5 });
    queue.giveUp(one('a').id);
    expect(way('a').signal.aborted).toBe(true);
    way('a').tell('checking');
    await end('a');
    expect(Object.keys(steps())).toEqual(['b']);
  });

  it('stops files that wait, and lets the one arrive whose sending cannot be stopped', async () => {
    const { queue, add, way, started, steps, one, end } = aQueue({ stopsSending: false });
    add('a', 'b', 'c');
    way('a').tell('sending', 1);
    expect(one('a').mayGiveUp).toBe(false);
    queue.stop();
    await end('a');
    expect(steps()).toEqual({ a: 'done' });
    expect(started).toEqual(['a']);
  });

  it('leaves files that failed in the list when the others are stopped', async () => {
    const { queue, add, steps, end } = aQueue();
    add('a', 'b');
    await end('a', OFFLINE);
    queue.stop();
    expect(steps()).toEqual({ a: 'failed' });
  });

  it('drops files that arrived when others are chosen, and keeps those that failed', async () => {
    const { add, steps, end } = aQueue();
    add('a', 'b');
    await end('a');
    await end('b', OFFLINE);
    add('c');
    expect(steps()).toEqual({ b: 'failed', c: 'waiting' });
  });

  it('sends nothing more once its screen is gone', async () => {
    const { queue, add, way, started, end } = aQueue();
    add('a', 'b');
    queue.end();
    expect(way('a').signal.aborted).toBe(true);
    await end('a');
    expect(started).toEqual(['a']);
    expect(queue.list()).toEqual([]);
  });
});
