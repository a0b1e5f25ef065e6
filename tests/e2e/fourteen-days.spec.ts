import { withTimestamps } from '../../functions/src/common/stored.ts';
import { aTaskTemplate } from '../support/builders/task-template.ts';
import { AUTOMATIONS, expectedOf, remindersOf, templateOf } from '../support/fourteen-days.ts';
import { instantOf, reading } from '../support/paris-march.ts';
import { IS_LONG } from '../support/test-form.ts';
import { beginAt, dateAccount, moveBrowser, moveServer, runJobs, settled } from './support/fourteen-clock.ts';
import { closeElsewhere, heldForKeeper, heldForTimeline, messagesOf, tasksOf } from './support/fourteen-database.ts';
import {
  closeBell,
  closeOnDashboard,
  openBell,
  readAll,
  shownInBell,
  shownOnDashboard,
  shownOnTimeline,
} from './support/fourteen-screen.ts';
import { addRecords } from './support/small-records.ts';
import { expect, test } from './support/test.ts';
import { walkTo } from './support/walk.ts';

const MINUTE = 60_000;
/** The short form: the day before the outage, the outage, and the days around the change of the clocks. */
const SHORT_FORM = [27, 28, 29, 30, 31].map((day) => [3, day] as const);
const LONG_FORM = [
  ...[24, 25, 26, 27, 28, 29, 30, 31].map((day) => [3, day] as const),
  ...[1, 2, 3, 4, 5, 6].map((day) => [4, day] as const),
];
const DAYS = (IS_LONG ? LONG_FORM : SHORT_FORM).map(([month, day]) => {
  const at = (hour: number, minute = 0) => instantOf(reading(month, day, hour, minute));
  return {
    ...{ title: `${day}/${month}`, isOutage: month === 3 && day === 28 },
    ...{ startMs: at(0), endMs: instantOf(reading(month, day + 1)), morning: at(7, 30), evening: at(20) },
    written: new Date(reading(month, day)).toLocaleDateString('fr-FR', { dateStyle: 'full', timeZone: 'UTC' }),
  };
});
/** The instants at which the jobs run; never on the day of the outage. */
const RUNS = DAYS.filter(({ isOutage }) => !isOutage).flatMap(({ startMs, morning, evening }) => [
  startMs,
  morning,
  evening,
]);
/** Suspending and skipping take the time from the machine: tests/functions/fourteen-days.test.ts does both. */
const KNOWN = AUTOMATIONS.filter(({ name }) => name !== 'suspended and resumed' && name !== 'skipped once');
const sorted = (items: readonly unknown[]) => items.map((item) => JSON.stringify(item)).toSorted();

test(`over ${DAYS.length} days, with the change of the clocks and a day without jobs, the bell, the dashboard and the timeline show the content of the database`, async ({
  page,
  signIn,
  park,
}) => {
  const begun = DAYS[0]!.startMs - 10 * MINUTE;
  await beginAt(page, begun);
  const zooId = await park.addEstablishment();
  const keeper = await park.addPerson(zooId);
  const colleague = await park.addPerson(zooId, { userFirstname: 'Dominique' });
  const { sectorId } = await addRecords(park, zooId, [], { keeper: keeper.userId });
  const own = { zooId, sectorId, sectorIds: [sectorId], target: { level: 'SECTOR', ids: [sectorId] } } as const;
  const templateIds = KNOWN.map((_known, number) => `automation-${number}-${zooId}`);
  for (const [number, known] of KNOWN.entries()) {
    const templateId = templateIds[number]!;
    const template = {
      ...aTaskTemplate(),
      ...own,
      templateId,
      ...templateOf(known, keeper.userId),
      activeSinceUnix: DAYS[0]!.startMs,
    };
    await park.put(`taskTemplates/${templateId}`, withTimestamps(template));
  }
  // An automation makes no tasks from before it was active.
  const expected = KNOWN.flatMap((known, number) => expectedOf(known, templateIds[number]!, RUNS)).filter(
    ({ scheduledForUnix }) => scheduledForUnix >= DAYS[0]!.startMs,
  );
  /** The instants at which tasks were closed, by id. */
  const closed = new Map<string, number>();
  let runs = 0;

  /** Moves all clocks on, with the jobs of that time when they run: now and then twice at once. */
  const goOnTo = async (now: number) => {
    await moveServer(now);
    if (!RUNS.includes(now)) return;
    runs += 1;
    await runJobs(runs % 3 === 0 ? 2 : 1);
  };
  /**
   * Expects the database to hold each occurrence that shows by now once, and the open screen to show the database's
   * content.
   */
  const expectAgreement = async (day: (typeof DAYS)[number], now: number) => {
    await settled();
    const made = expected.filter(({ became, madeAt }) => became === 'task' && madeAt <= now);
    expect(sorted((await tasksOf(park, zooId)).map(({ taskId, status }) => [taskId, status]))).toEqual(
      sorted(made.map(({ id }) => [id, closed.has(id) ? 'DONE' : 'OPEN'])),
    );
    const held = await heldForKeeper(park, zooId, keeper.userId, now, day);
    await moveBrowser(page, now);
    await expect.poll(() => shownOnDashboard(page)).toEqual(held.dashboard);
    await openBell(page);
    await expect.poll(() => shownInBell(page)).toEqual(held.bell);
    if (now === day.evening) await readAll(page);
    await closeBell(page);
    return held.dashboard;
  };

  await dateAccount(keeper.userId, begun - MINUTE);
  await signIn.as(keeper.userMail);
  for (const [number, day] of DAYS.entries())
    await test.step(day.title, async () => {
      await goOnTo(day.startMs);
      await goOnTo(day.morning);
      const { overdue, today, toTake } = await expectAgreement(day, day.morning);

      // The most urgent task, and every other day the least urgent one.
      const taskId = [...overdue, ...today, ...toTake].at(number % 2 === 0 ? 0 : -1)!;
      await closeOnDashboard(page, taskId);
      await expect.poll(() => park.task(taskId)).toMatchObject({ status: 'DONE', completedBy: keeper.userId });
      closed.set(taskId, Number((await park.task(taskId))['completedAtUnix']));
      expect(Math.abs(closed.get(taskId)! - day.morning)).toBeLessThan(5 * MINUTE);

      const open = (await tasksOf(park, zooId)).filter(({ status }) => status === 'OPEN');
      for (const [later, task] of open.filter((_task, at) => at % 2 === 0).entries()) {
        closed.set(task.taskId, day.morning + (10 + later) * MINUTE);
        await closeElsewhere(park, task, colleague.userId, closed.get(task.taskId)!);
      }
      await settled();
      // The page hears of other people's closes without a movement of its clock.
      const left = (await heldForKeeper(park, zooId, keeper.userId, day.morning, day)).dashboard;
      await expect
        .poll(() => shownOnDashboard(page))
        .toMatchObject({ overdue: left.overdue, today: left.today, toTake: left.toTake, bell: left.bell });

      await goOnTo(day.evening);
      await expectAgreement(day, day.evening);
      await walkTo(page, '/Timeline');
      await expect.poll(() => shownOnTimeline(page, day.written)).toEqual(await heldForTimeline(park, zooId, day));
      await walkTo(page, '/Dashboard');
    });

  const outcome = expected.filter(({ madeAt }) => madeAt <= DAYS.at(-1)!.evening);
  const runsHeld = await park.listOf('taskRuns', zooId);
  expect(sorted(runsHeld.map(({ taskId, status }) => [taskId, status]))).toEqual(
    sorted(outcome.map(({ id, became }) => [id, became === 'task' ? (closed.has(id) ? 'DONE' : 'OPEN') : became])),
  );
  const missed = outcome.filter(({ became }) => became === 'MISSED');
  expect(missed.map(({ id }) => /2025\d{4}(?:-\d{4})?$/.exec(id)?.[0])).toEqual([
    ...['20250328', '20250328', '20250328-0800', '20250328-1200'],
  ]);
  const told = (await messagesOf(park, zooId)).map(({ kind, subjectId }) => [kind, subjectId]);
  const made = outcome.filter(({ became }) => became === 'task');
  expect(sorted(told)).toEqual(
    sorted([...made.map(({ id }) => ['taskNew', id]), ...remindersOf(expected, closed, RUNS)]),
  );
});
