/** The time until all listeners have seen one change. */
import type { Firestore, Query, QuerySnapshot } from 'firebase-admin/firestore';
import { type MeasuredDatabase, ZOO } from './measured-database.ts';
import { PAGE } from './operations.ts';
import { type Spread, spreadOf } from './pace.ts';

/** Listeners of the same page of open tasks, each on a stream of its own. */
export const LISTENERS = 200;
const PATIENCE_MS = 30_000;

export type Delivery = {
  /** from sending the change until the last listener has seen it */
  readonly milliseconds: Spread;
  readonly changesPerSecond: Spread;
  /** for one listener to see one change, client and server together */
  readonly cpuMs: Spread;
};

/** Opens the listeners, changes one of their documents once per round, and closes them. */
export async function measureDelivery({ admin }: MeasuredDatabase, rounds: number): Promise<Delivery> {
  const page = openTasks(admin);
  const [task] = (await page.get()).docs;
  if (task === undefined) throw new Error('There is no open task to listen to.');
  const crowd = gather(page, task.id);
  try {
    await crowd.untilAllSaw(task.get('notes'));
    const times: number[] = [];
    const costs: number[] = [];
    // The first change warms up.
    for (let round = 0; round <= rounds; round += 1) {
      const note = `round ${round}`;
      const cpu = process.cpuUsage();
      const start = performance.now();
      await Promise.all([crowd.untilAllSaw(note), task.ref.set({ ...task.data(), notes: note })]);
      if (round === 0) continue;
      times.push(performance.now() - start);
      const { user, system } = process.cpuUsage(cpu);
      costs.push((user + system) / 1000 / LISTENERS);
    }
    const paces = times.map((time) => (LISTENERS * 1000) / time);
    return { milliseconds: spreadOf(times), changesPerSecond: spreadOf(paces), cpuMs: spreadOf(costs) };
  } finally {
    crowd.leave();
  }
}

function openTasks(admin: Firestore): Query {
  return admin.collection('tasks').where('zooId', '==', ZOO).where('status', '==', 'OPEN').orderBy('dueAt').limit(PAGE);
}

/** Opens this many listeners; resolves when all have seen a note of the task. */
function gather(page: Query, taskId: string): { untilAllSaw(note: unknown): Promise<void>; leave(): void } {
  const latest: unknown[] = Array.from({ length: LISTENERS });
  let onNews = () => {};
  let onFailure: (error: Error) => void = () => {};
  const hear = (listener: number) => (snapshot: QuerySnapshot) => {
    latest[listener] = snapshot.docs.find((one) => one.id === taskId)?.get('notes');
    onNews();
  };
  const leaves = latest.map((_, listener) => page.onSnapshot(hear(listener), (error) => onFailure(error)));
  return {
    untilAllSaw: (note) =>
      new Promise((resolve, reject) => {
        const patience = setTimeout(() => onFailure(new Error('Not every listener saw the change.')), PATIENCE_MS);
        onFailure = (error) => {
          clearTimeout(patience);
          reject(error);
        };
        onNews = () => {
          if (latest.some((seen) => seen !== note)) return;
          clearTimeout(patience);
          resolve();
        };
        onNews();
      }),
    leave() {
      for (const leave of leaves) leave();
    },
  };
}
