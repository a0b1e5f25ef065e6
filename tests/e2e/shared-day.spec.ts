import { diceOf } from '../functions/support/dice.ts';
import { IS_LONG } from '../support/test-form.ts';
import { SharedDay } from './support/shared-day.ts';
import { CHANGES, courseOf } from './support/shared-day-deeds.ts';
import { DayKeeper } from './support/shared-day-keeper.ts';
import { DaySector } from './support/shared-day-sector.ts';
import { expect, test } from './support/test.ts';

/**
 * The short form plays 30 actions, the long form the whole day of the specification. Another day:
 * `ENCLOS_DAY_ACTIONS=200 ENCLOS_SEED=7 npm run test:e2e -- tests/e2e/shared-day.spec.ts --project desktop`
 */
const ACTIONS = Number(process.env['ENCLOS_DAY_ACTIONS'] ?? (IS_LONG ? 500 : 30));
const SEED = Number(process.env['ENCLOS_SEED'] ?? 1);
const DESK = { viewport: { width: 1440, height: 900 } };
const TABLET = { viewport: { width: 768, height: 1024 }, hasTouch: true, serviceWorkers: 'allow' } as const;

test.setTimeout(120_000 + ACTIONS * 6_000);

test('a day of two keepers at desks and one with a tablet often without a network loses and doubles nothing', async ({
  browser,
  park,
  faults,
  keepDiary,
}) => {
  const sector = await DaySector.of(park, ['Ana', 'Bo', 'Cy']);
  const keepers = await Promise.all(
    [DESK, DESK, TABLET].map(async (device, place) => {
      const context = await browser.newContext({ ...device, reducedMotion: 'reduce' });
      const page = await context.newPage();
      keepDiary(page);
      page.on('pageerror', (error) => faults.push(`uncaught: ${error.message}`));
      const keeper = new DayKeeper(sector.keepers[place]!, context, page, device === TABLET);
      await keeper.open(sector.sectorId);
      return keeper;
    }),
  );
  const began = Date.now();
  const day = new SharedDay(sector, keepers, diceOf(SEED));
  await day.play(ACTIONS, keepers[2]!);
  const count = (said: string, kind: string) =>
    day.deeds.filter((deed) => deed.kind === kind && deed.said === said).length;
  console.log(
    `The day of ENCLOS_SEED=${SEED}, ${Math.round((Date.now() - began) / 1000)} s:`,
    Object.fromEntries([...CHANGES, 'note'].map((kind) => [kind, [count('accepted', kind), count('refused', kind)]])),
    {
      ...day.spells,
      late: day.lateRefusals.length,
      races: day.races.filter(({ answers }) => answers.length > 1).length,
    },
  );

  await test.step('every list shows what the database has, and nothing waits', () => day.listsAgree());

  await test.step('of the people who took a task at once, one was told that they have it', () => {
    expect(day.races.filter(({ winners }) => winners !== 1)).toEqual([]);
  });

  await test.step('every note is there once, in its words', async () => {
    const written = day.deeds.filter(({ kind }) => kind === 'note');
    const told = written.map(({ taskId, who, text }) => `${taskId} ${who} ${text}`);
    expect((await sector.notes()).toSorted()).toEqual(told.toSorted());
  });

  await test.step('every task has the state that the reported changes give it, stamps included', async () => {
    const impossible = (await sector.tasks()).flatMap((stored) => {
      const { taskId } = stored;
      const deeds = day.deeds.filter((deed) => deed.taskId === taskId);
      const lateRefusals = day.lateRefusals.filter((late) => late.taskId === taskId);
      const course = courseOf(stored, { first: sector.first.get(taskId)!, deeds, lateRefusals });
      return course === null ? [{ stored, deeds, lateRefusals }] : [];
    });
    expect(impossible).toEqual([]);
  });
  await Promise.all(keepers.map(({ context }) => context.close()));
});
