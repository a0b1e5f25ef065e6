import { expect } from '@playwright/test';
import type { Task } from '../../../src/domain/tasks/task.ts';
import type { Dice } from '../../functions/support/dice.ts';
import type { Deed, DeedKind, LateRefusal } from './shared-day-deeds.ts';
import type { Begun, DayKeeper, ShownTask } from './shared-day-keeper.ts';
import type { DaySector } from './shared-day-sector.ts';

/** Tasks that are unfinished at any time of the day. */
const UNFINISHED = 12;
/** The frequency of each action while the screen offers it. */
const OFTEN: readonly DeedKind[] = [
  ...(['take', 'take', 'take', 'take', 'start', 'start', 'start'] as const),
  ...(['release', 'release', 'release', 'note', 'close'] as const),
];

type Plan = { readonly keeper: DayKeeper; readonly task: ShownTask; readonly begun: Begun };

/** The work of several keepers on one sector, in rounds: all of them choose, then all of them act at once. */
export class SharedDay {
  readonly #sector: DaySector;
  readonly #keepers: readonly DayKeeper[];
  readonly #dice: Dice;
  readonly deeds: Deed[] = [];
  readonly lateRefusals: LateRefusal[] = [];
  /** simultaneous takes of one task with a network: the sentences told to those who pressed, and how many have it */
  readonly races: { readonly title: string; readonly answers: readonly string[]; readonly winners: number }[] = [];
  /** number of times a device was without a network, and was restarted meanwhile */
  readonly spells = { offline: 0, reloads: 0 };
  #happened = 0;
  /** rounds until the tablet loses its network or finds it again */
  #left = 2;

  constructor(sector: DaySector, keepers: readonly DayKeeper[], dice: Dice) {
    this.#sector = sector;
    this.#keepers = keepers;
    this.#dice = dice;
  }

  /** Plays until `actions` actions have been done, and ends with everybody connected and nothing waiting. */
  async play(actions: number, tablet: DayKeeper): Promise<void> {
    while (this.deeds.length < actions) {
      if (this.#left-- <= 0) await this.#changeNetwork(tablet);
      else if (!tablet.isOnline && this.#dice.below(5) === 0) await this.#reload(tablet);
      await this.#round(actions - this.deeds.length);
    }
    if (!tablet.isOnline) await this.#changeNetwork(tablet);
    for (const keeper of this.#keepers) await this.#settle(keeper);
  }

  /**
   * Waits until the list of everybody with a network shows the content of the database, and nothing waits; returns the
   * unfinished tasks.
   */
  async listsAgree(): Promise<readonly Task[]> {
    const tasks = await this.#sector.unfinished();
    await Promise.all(
      this.#keepers.filter(({ isOnline }) => isOnline).map((keeper) => this.#listAgrees(keeper, tasks)),
    );
    return tasks;
  }

  async #listAgrees(keeper: DayKeeper, tasks: readonly Task[]): Promise<void> {
    const { userId, userFirstname } = keeper.user;
    const differences = async () => {
      const shown = await keeper.shown();
      const words = (task: Task) => this.#sector.wordsFor(task, userId);
      return [
        ...tasks.flatMap((task) => {
          const row = shown.find(({ taskId }) => taskId === task.taskId);
          const isRight = row !== undefined && words(task).every((word) => row.text.includes(word));
          return isRight ? [] : [`${task.title} should say ${words(task).join(', ')}: ${row?.text ?? 'not there'}`];
        }),
        ...shown
          .filter(({ taskId, text }) => !tasks.some((task) => task.taskId === taskId) || text.includes('En attente'))
          .map(({ text }) => `should not be there: ${text}`),
      ];
    };
    await expect.poll(differences, { message: `the list of ${userFirstname}`, intervals: [100] }).toEqual([]);
  }

  async #round(most: number): Promise<void> {
    await this.#sector.fill((await this.#sector.unfinished()).length, UNFINISHED);
    const tasks = await this.listsAgree();
    // Every other time all of them act on the same task.
    const busy = this.#dice.below(2) === 0 ? this.#dice.of(tasks) : null;
    const lists = await Promise.all(this.#keepers.map((keeper) => keeper.shown()));
    const plans = this.#keepers.slice(0, most).map((keeper, place) => this.#choose(keeper, lists[place]!, busy));
    await Promise.all(plans.map(({ keeper, begun }) => keeper.begin(begun)));
    const deeds = await Promise.all(plans.map((plan) => this.#act(plan)));
    this.deeds.push(...deeds);
    this.#noteRaces(deeds);
    await Promise.all(this.#keepers.map((keeper) => (keeper.isOnline ? this.#settle(keeper) : keeper.closeToasts())));
  }

  #choose(keeper: DayKeeper, list: readonly ShownTask[], busy: Task | null): Plan {
    const atBusy = list.filter(({ taskId }) => taskId === busy?.taskId);
    const near = atBusy.length > 0 ? atBusy : list;
    const isOffered = (kind: DeedKind) => kind === 'note' || near.some(({ offers }) => offers.includes(kind));
    const kind = this.#dice.of(OFTEN.filter(isOffered));
    const task = this.#dice.of(near.filter(({ offers }) => kind === 'note' || offers.includes(kind)));
    const text = kind === 'note' ? `Vu par ${keeper.user.userFirstname}, ${this.#happened}` : '';
    return { keeper, task, begun: { kind, text, title: this.#sector.first.get(task.taskId)?.title ?? '' } };
  }

  async #act({ keeper, task, begun }: Plan): Promise<Deed> {
    const { kind, text } = begun;
    const { stretch, user } = keeper;
    const beginning = ++this.#happened;
    const fromMs = Date.now();
    const answer = await keeper.agree(begun);
    const said = answer?.isError === false ? 'accepted' : 'refused';
    const times = { fromMs, untilMs: Date.now(), begun: beginning, answered: Number.POSITIVE_INFINITY };
    return { who: user.userId, taskId: task.taskId, kind, text, said, answer: answer?.text ?? null, stretch, ...times };
  }

  /** Waits for the server's answers, and reads late refusals, until there are none. */
  async #settle(keeper: DayKeeper): Promise<void> {
    await keeper.hasSentAll();
    const answered = ++this.#happened;
    for (const deed of this.deeds)
      if (deed.who === keeper.user.userId && deed.answered > answered) deed.answered = answered;
    const message = `${keeper.user.userFirstname} has read everything`;
    // Toasts are closed once read: while one is open, the same sentence is not shown again.
    const read = () => {
      for (const title of keeper.lateRefusals()) this.#keepRefusal(keeper, title);
      return keeper.closeToasts();
    };
    await expect.poll(read, { message, intervals: [100] }).toBe(0);
    keeper.stretch += 1;
  }

  #keepRefusal({ user, stretch }: DayKeeper, title: string): void {
    const task = [...this.#sector.first.values()].find((one) => one.title === title);
    if (task === undefined) throw new Error(`${user.userFirstname} was told of no task: ${title}`);
    this.lateRefusals.push({ who: user.userId, taskId: task.taskId, stretch });
  }

  async #changeNetwork(tablet: DayKeeper): Promise<void> {
    await tablet.setNetwork(!tablet.isOnline);
    this.#left = 2 + this.#dice.below(6);
    if (!tablet.isOnline) {
      this.spells.offline += 1;
      return;
    }
    await this.#settle(tablet);
  }

  async #reload(tablet: DayKeeper): Promise<void> {
    await tablet.reload();
    this.spells.reloads += 1;
  }

  #noteRaces(deeds: readonly Deed[]): void {
    const byTask = Map.groupBy(deeds, ({ taskId }) => taskId);
    for (const [taskId, some] of byTask) {
      const takes = some.filter(({ kind, who, answer }) => kind === 'take' && answer !== null && this.#isOnline(who));
      if (takes.length === 0 || some.some(({ kind }) => kind === 'close')) continue;
      const winners = takes.filter(({ said }) => said === 'accepted').length;
      const answers = takes.map(({ answer }) => answer ?? '');
      this.races.push({ title: this.#sector.first.get(taskId)?.title ?? '', answers, winners });
    }
  }

  #isOnline(who: string): boolean {
    return this.#keepers.some(({ user, isOnline }) => user.userId === who && isOnline);
  }
}
