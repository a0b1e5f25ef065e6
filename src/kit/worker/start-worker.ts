import type { TaskAnswer, TaskInput, TaskMessage, TaskName, TaskRequest, WorkerTasks } from './worker-tasks.ts';

/** Thrown by `run` when the worker ended before it answered: cancelled, crashed, silent for too long, or the task threw. */
export class WorkerStopped extends Error {}

export type RunOptions = {
  /** buffers that move to the worker instead of being copied */
  readonly transfer?: Transferable[];
  /** how far the task is, from 0 to 1 */
  readonly onProgress?: (done: number) => void;
};

/** A worker that has been started. It keeps its state from one task to the next. */
export type StartedWorker<Tasks extends WorkerTasks> = {
  /** Runs a task and returns its answer; throws `WorkerStopped` when there is none. */
  run<Name extends TaskName<Tasks>>(
    name: Name,
    input: TaskInput<Tasks, Name>,
    options?: RunOptions,
  ): Promise<TaskAnswer<Tasks, Name>>;
  /** Ends the worker at once. Tasks that still run throw `WorkerStopped`. */
  readonly end: () => void;
};

type WorkerSource<Tasks extends WorkerTasks> = {
  /** Makes the worker; its module calls `serveTasks` with the same tasks. */
  readonly create: () => Worker;
  /** The same tasks for a browser without workers, where they run in the page. */
  readonly inPage: () => Promise<Tasks>;
  /** A task that neither answers nor reports progress for this long is taken for one that never ends. */
  readonly patienceMs: number;
};

type Waiting = {
  readonly resolve: (answer: never) => void;
  readonly reject: (reason: WorkerStopped) => void;
  readonly onProgress: ((done: number) => void) | undefined;
  timer: ReturnType<typeof setTimeout>;
};

/** Starts a worker for some tasks, or runs them in the page where the browser has no workers. */
export async function startWorker<Tasks extends WorkerTasks>(
  source: WorkerSource<Tasks>,
): Promise<StartedWorker<Tasks>> {
  return typeof Worker === 'undefined' ? runInPage(await source.inPage()) : runInWorker(source);
}

function runInPage<Tasks extends WorkerTasks>(tasks: Tasks): StartedWorker<Tasks> {
  let hasEnded = false;
  return {
    async run(name, input, { onProgress } = {}) {
      if (hasEnded) throw new WorkerStopped();
      const progress = (done: number) => void (hasEnded || onProgress?.(done));
      const answer = await Promise.resolve(tasks[name]?.(input as never, { progress })).catch(() => {
        throw new WorkerStopped();
      });
      // The caller cancelled meanwhile: no answer is to be taken for one.
      if (hasEnded) throw new WorkerStopped();
      return answer as never;
    },
    end() {
      hasEnded = true;
    },
  };
}

function runInWorker<Tasks extends WorkerTasks>({ create, patienceMs }: WorkerSource<Tasks>): StartedWorker<Tasks> {
  const worker = create();
  const waiting = new Map<number, Waiting>();
  let last = 0;
  let hasEnded = false;

  const end = () => {
    hasEnded = true;
    worker.terminate();
    for (const { timer, reject } of waiting.values()) {
      clearTimeout(timer);
      reject(new WorkerStopped());
    }
    waiting.clear();
  };
  worker.addEventListener('message', ({ data }: MessageEvent<TaskMessage>) => {
    const task = waiting.get(data.number);
    if (task === undefined) return;
    clearTimeout(task.timer);
    if (data.kind === 'progress') {
      task.timer = setTimeout(end, patienceMs);
      return task.onProgress?.(data.done);
    }
    waiting.delete(data.number);
    return data.kind === 'answer' ? task.resolve(data.answer as never) : task.reject(new WorkerStopped());
  });
  worker.addEventListener('error', end);

  return {
    run: (name, input, { transfer = [], onProgress } = {}) =>
      new Promise((resolve, reject) => {
        if (hasEnded) return reject(new WorkerStopped());
        last += 1;
        waiting.set(last, { resolve, reject, onProgress, timer: setTimeout(end, patienceMs) });
        worker.postMessage({ number: last, name, input } satisfies TaskRequest, transfer);
      }),
    end,
  };
}
