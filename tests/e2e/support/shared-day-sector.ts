import { isUnfinished, taskState } from '../../../src/domain/tasks/task-state.ts';
import type { Task } from '../../../src/domain/tasks/task.ts';
import { displayName, type User } from '../../../src/domain/users/user.ts';
import { aSector } from '../../support/builders/establishment.ts';
import type { Park } from './park.ts';

const STATES = { open: 'À faire', overdue: 'En retard', inProgress: 'En cours', inProgressLate: 'En cours, en retard' };

/** The sector of an establishment of its own, with its keepers and the tasks of the day, accessed past the screens. */
export class DaySector {
  readonly #park: Park;
  readonly #zooId: string;
  readonly sectorId: string;
  readonly keepers: readonly User[];
  /** every task in its first state */
  readonly first = new Map<string, Task>();

  private constructor(park: Park, zooId: string, keepers: readonly User[]) {
    this.#park = park;
    this.#zooId = zooId;
    this.sectorId = `sector-${zooId.slice(-12)}`;
    this.keepers = keepers;
  }

  static async of(park: Park, names: readonly string[]): Promise<DaySector> {
    const zooId = await park.addEstablishment();
    const keepers: User[] = [];
    for (const userFirstname of names)
      keepers.push(await park.addPerson(zooId, { userFirstname, userLastname: 'Day' }));
    const sector = new DaySector(park, zooId, keepers);
    const { sectorId } = sector;
    const sectorKeeper = keepers.map(({ userId }) => userId);
    const named = { sectorId, value: sectorId, zooId, sectorName: 'Savane', label: 'Savane' };
    await park.put(`sectors/${sectorId}`, aSector({ ...named, sectorKeeper }));
    return sector;
  }

  /** Creates tasks until `unfinished` are unfinished: every other one free, the others everybody's to start. */
  async fill(unfinished: number, wanted: number): Promise<void> {
    const { sectorId, keepers } = this;
    for (let missing = wanted - unfinished; missing > 0; missing--) {
      const number = this.first.size;
      const task = await this.#park.addTask({
        ...{ zooId: this.#zooId, sectorId, sectorIds: [sectorId], target: { level: 'SECTOR', ids: [sectorId] } },
        title: `Soin ${String(number).padStart(3, '0')}`,
        authorId: 'somebody-else',
        responsibleIds: number % 2 === 0 ? [] : keepers.map(({ userId }) => userId),
        dueAtUnix: Date.now() + (number % 4 === 0 ? -600_000 : 12 * 3_600_000),
      });
      this.first.set(task.taskId, task);
    }
  }

  async tasks(): Promise<readonly Task[]> {
    return (await this.#park.listOf('tasks', this.#zooId)) as unknown as Task[];
  }

  async unfinished(): Promise<readonly Task[]> {
    return (await this.tasks()).filter(({ status }) => isUnfinished(status));
  }

  /** Returns the notes of the tasks, each as its task, its author and its text. */
  async notes(): Promise<readonly string[]> {
    const notes = await Promise.all(
      [...this.first.keys()].map((taskId) => this.#park.listOf(`tasks/${taskId}/notes`, this.#zooId)),
    );
    return notes.flat().map((note) => [note['taskId'], note['createdBy'], note['text']].join(' '));
  }

  /** Returns the words that a person's list has for a task: its state and whose it is. */
  wordsFor(task: Task, userId: string): readonly string[] {
    const state = STATES[taskState(task, Date.now()) as keyof typeof STATES];
    if (task.takenBy === null) return task.responsibleIds.length === 0 ? [state, 'Non attribuée'] : [state];
    const holder = this.keepers.find((person) => person.userId === task.takenBy);
    return [state, task.takenBy === userId || holder === undefined ? 'Vous' : displayName(holder)];
  }
}
