import { afterEach, describe, expect, it, vi } from 'vitest';
import { serveTasks, type TaskPort } from './serve-tasks.ts';
import { startWorker, WorkerStopped } from './start-worker.ts';
import type { TaskMessage, TaskRequest, TaskRun } from './worker-tasks.ts';

/** Tasks with state, as a worker keeps it between two questions. */
function countingTasks() {
  let calls = 0;
  return {
    count: () => (calls += 1),
    walk: async ({ steps }: { readonly steps: number }, { progress }: TaskRun) => {
      for (let step = 1; step <= steps; step += 1) progress(step / steps);
      return Promise.resolve(steps);
    },
    fail: () => Promise.reject(new Error('broken')),
    hang: () => new Promise<never>(() => undefined),
  };
}
type Tasks = ReturnType<typeof countingTasks>;

/** A worker's two ends in one thread: messages are copied, as between threads, and nothing arrives after its end. */
class LoopbackWorker {
  static last: LoopbackWorker | null = null;
  isTerminated = false;
  private readonly onPage: ((event: MessageEvent<TaskMessage>) => void)[] = [];
  private readonly inWorker: ((event: MessageEvent<TaskRequest>) => void)[] = [];
  constructor() {
    LoopbackWorker.last = this;
    const port: TaskPort = {
      addEventListener: (_kind, listener) => void this.inWorker.push(listener),
      postMessage: (message) => this.deliver(this.onPage, message),
    };
    serveTasks(countingTasks(), port);
  }
  addEventListener(kind: string, listener: (event: MessageEvent<TaskMessage>) => void) {
    if (kind === 'message') this.onPage.push(listener);
  }
  postMessage(request: TaskRequest) {
    this.deliver(this.inWorker, request);
  }
  terminate() {
    this.isTerminated = true;
  }
  private deliver<Data>(listeners: readonly ((event: MessageEvent<Data>) => void)[], data: Data) {
    const copy = structuredClone(data);
    queueMicrotask(() => {
      if (!this.isTerminated) for (const listener of listeners) listener({ data: copy } as MessageEvent<Data>);
    });
  }
}

const start = (patienceMs = 1_000) =>
  startWorker<Tasks>({
    create: () => new LoopbackWorker() as unknown as Worker,
    inPage: () => Promise.resolve(countingTasks()),
    patienceMs,
  });

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe.each(['in a worker', 'in the page'])('tasks %s', (place) => {
  const started = (patienceMs?: number) => {
    vi.stubGlobal('Worker', place === 'in a worker' ? LoopbackWorker : undefined);
    return start(patienceMs);
  };

  it('answer, and keep their state from one run to the next', async () => {
    const worker = await started();
    expect([await worker.run('count', undefined as never), await worker.run('count', undefined as never)]).toEqual([
      1, 2,
    ]);
  });

  it('report progress before the answer', async () => {
    const seen: number[] = [];
    const worker = await started();
    expect(await worker.run('walk', { steps: 4 }, { onProgress: (done) => seen.push(done) })).toBe(4);
    expect(seen).toEqual([0.25, 0.5, 0.75, 1]);
  });

  it('that throw reject with WorkerStopped, and the next task runs', async () => {
    const worker = await started();
    await expect(worker.run('fail', undefined as never)).rejects.toThrow(WorkerStopped);
    expect(await worker.run('count', undefined as never)).toBe(1);
  });

  it('reject once the run has ended', async () => {
    const worker = await started();
    const running = worker.run('walk', { steps: 1 });
    worker.end();
    await expect(running).rejects.toThrow(WorkerStopped);
    await expect(worker.run('count', undefined as never)).rejects.toThrow(WorkerStopped);
  });
});

describe('a silent worker', () => {
  it('is ended after its patience, at the limit and not one millisecond before', async () => {
    vi.stubGlobal('Worker', LoopbackWorker);
    vi.useFakeTimers();
    const worker = await start(500);
    const outcome = worker.run('hang', undefined as never).catch((failure: unknown) => failure);
    await vi.advanceTimersByTimeAsync(499);
    expect(LoopbackWorker.last?.isTerminated).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(LoopbackWorker.last?.isTerminated).toBe(true);
    expect(await outcome).toBeInstanceOf(WorkerStopped);
  });
});
