import type { TaskMessage, TaskRequest, WorkerTasks } from './worker-tasks.ts';

/** The part of a worker's global scope that serving needs. */
export type TaskPort = {
  addEventListener(kind: 'message', listener: (event: MessageEvent<TaskRequest>) => void): void;
  postMessage(message: TaskMessage): void;
};

/**
 * Serves tasks to the page that started this worker; call it once, in the worker's own module. A task that throws answers
 * with a failure, and the worker goes on with the next one.
 */
export function serveTasks(tasks: WorkerTasks, port = globalThis as unknown as TaskPort): void {
  const run = async ({ number, name, input }: TaskRequest): Promise<TaskMessage> => {
    const task = tasks[name];
    if (task === undefined) return { number, kind: 'failure' };
    const progress = (done: number) => port.postMessage({ number, kind: 'progress', done });
    return { number, kind: 'answer', answer: await task(input as never, { progress }) };
  };
  port.addEventListener('message', ({ data }) => {
    void run(data)
      .catch((): TaskMessage => ({ number: data.number, kind: 'failure' }))
      .then((message) => port.postMessage(message));
  });
}
