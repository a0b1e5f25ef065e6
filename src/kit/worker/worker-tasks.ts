/** The side of a run that a task sees. */
export type TaskRun = {
  /** Reports how far the task is, from 0 to 1. */
  readonly progress: (done: number) => void;
};

/**
 * The tasks that a worker offers, by name. Input and answer cross to another thread: they are plain data without functions.
 */
export type WorkerTasks = Readonly<Record<string, (input: never, run: TaskRun) => unknown>>;

export type TaskName<Tasks extends WorkerTasks> = keyof Tasks & string;
export type TaskInput<Tasks extends WorkerTasks, Name extends keyof Tasks> = Parameters<Tasks[Name]>[0];
export type TaskAnswer<Tasks extends WorkerTasks, Name extends keyof Tasks> = Awaited<ReturnType<Tasks[Name]>>;

/** A message from the page to the worker: one task to do. Its number names the answer. */
export type TaskRequest = { readonly number: number; readonly name: string; readonly input: unknown };

/** A message from the worker to the page: progress, an answer, or a failure of the task itself. */
export type TaskMessage =
  | { readonly number: number; readonly kind: 'progress'; readonly done: number }
  | { readonly number: number; readonly kind: 'answer'; readonly answer: unknown }
  | { readonly number: number; readonly kind: 'failure' };
