import type { Locator, Page } from '@playwright/test';
import type { TaskTemplate } from '../../src/domain/tasks/task-template.ts';
import { aSchedule, aTaskTemplate } from '../support/builders/task-template.ts';
import { runSchedule } from './support/schedule.ts';
import type { Park } from './support/park.ts';
import { expect as expectSoon, test } from './support/test.ts';

// The first call of each function starts a process.
test.setTimeout(300_000);
const expect = expectSoon.configure({ timeout: 60_000 });

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** An establishment of its own with a manager and a sector, and the automation of a task that shows a week ahead. */
async function aPark(park: Park) {
  const zooId = await park.addEstablishment();
  const sectorId = `${zooId}--savane`;
  const manager = await park.addPerson(zooId, { userRight: 'admin' });
  await park.addSector({ sectorId, zooId });
  const templateId = `${zooId}--foin`;
  const automation = aTaskTemplate({
    ...{ templateId, zooId, name: 'Foin', title: 'Foin', authorId: manager.userId, visibilityStart: '1_week' },
    // Every seventh day from the day after tomorrow on: the first one shows already, the second one not yet.
    schedule: aSchedule({ startAt: Date.now() + 2 * DAY, recurrenceTime: '12:00', recurrenceInterval: 7 }),
    ...{ sectorId, sectorIds: [sectorId], target: { level: 'SECTOR', ids: [sectorId] } },
    ...{ nextRunUnix: null, nextMakeUnix: null, activeSinceUnix: Date.now() },
  });
  await park.put(`taskTemplates/${templateId}`, automation);
  return { zooId, sectorId, templateId, manager };
}

/** Presses an automation's button, confirms, and waits until it is done. */
async function act(page: Page, action: string, done: string): Promise<void> {
  await page.getByRole('dialog', { name: 'Automatisation' }).getByRole('button', { name: action, exact: true }).click();
  // The same sentence may be left from the action before: the answer is awaited, not only its words.
  const answered = page.waitForResponse((response) => response.url().endsWith('/changeAutomation'));
  await page.getByRole('dialog', { name: /\?$/ }).getByRole('button', { name: action, exact: true }).click();
  await answered;
  await expect(page.getByText(done, { exact: true }).first()).toBeVisible();
}

/** Changes title and time of day in the three steps of the form, for the scope of this name. */
async function edit(page: Page, { title, time, scope }: { title: string; time: string; scope: RegExp }): Promise<void> {
  await page.getByRole('link', { name: 'Modifier' }).click();
  await page.getByLabel('Titre').fill(title);
  await page.getByRole('button', { name: 'Continuer', exact: true }).click();
  await page.getByRole('button', { name: 'Continuer', exact: true }).click();
  await page.getByLabel('Heure', { exact: true }).fill(time);
  await page.getByRole('radio', { name: scope }).check();
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Automatisation' })).toBeVisible();
}

/** Finds a fact in the details, e.g. the next run. */
const fact = (details: Locator, name: string) =>
  details.locator('dl > *').filter({ has: details.page().getByRole('term').filter({ hasText: name }) });

const templateOf = async (park: Park, templateId: string) =>
  (await park.read(`taskTemplates/${templateId}`)) as TaskTemplate;

test('a change reaches the following tasks only or the open ones too, which then have the new title and time', async ({
  page,
  signIn,
  park,
}) => {
  const { zooId, templateId, manager } = await aPark(park);
  await runSchedule('runRecurringTasks');
  const onlyTask = async () => {
    const [task, ...more] = await park.listOf('tasks', zooId);
    expect(more).toEqual([]);
    return task;
  };
  const made = await onlyTask();
  expect(made).toMatchObject({ title: 'Foin', automationId: templateId, status: 'OPEN' });

  await signIn.as(manager.userMail);
  await page.goto('/TaskManagementView?tab=automations');
  await page.getByRole('main').getByRole('link', { name: 'Foin' }).click();
  const details = page.getByRole('dialog', { name: 'Automatisation' });
  await expect(fact(details, 'Exécutions')).toContainText('1');
  await edit(page, { title: 'Foin sec', time: '12:00', scope: /Celles à venir seulement/ });
  await expect(fact(details, 'Tâche')).toContainText('Foin sec');
  const { scheduledForUnix, dueAtUnix } = made ?? {};
  expect(await onlyTask()).toMatchObject({ title: 'Foin', scheduledForUnix, dueAtUnix });

  await edit(page, { title: 'Foin trié', time: '15:00', scope: /Toutes les tâches ouvertes aussi/ });
  await expect(fact(details, 'Tâche')).toContainText('Foin trié');
  await details.getByRole('tab', { name: 'Historique' }).click();
  await details.getByRole('link', { name: /Voir la tâche/ }).click();
  const task = page.getByRole('dialog', { name: 'Tâche' });
  await expect(task.getByRole('heading', { name: 'Foin trié' })).toBeVisible();
  await expect(task.getByText(/15:00/).first()).toBeVisible();
  const moved = await onlyTask();
  expect(moved?.['scheduledForUnix']).toBe(Number(scheduledForUnix) + 3 * HOUR);
  expect(moved?.['dueAtUnix']).toBe(Number(dueAtUnix) + 3 * HOUR);
});

test('an automation is run now, its next date is skipped, and it is suspended, resumed, archived and restored paused', async ({
  page,
  signIn,
  park,
}) => {
  const { zooId, templateId, manager } = await aPark(park);
  await runSchedule('runRecurringTasks');
  const { nextRunUnix } = await templateOf(park, templateId);
  await signIn.as(manager.userMail);
  await page.goto(`/TaskManagementView?tab=automations&automation=${templateId}`);
  const details = page.getByRole('dialog', { name: 'Automatisation' });
  const next = await fact(details, 'Prochaine').innerText();

  await act(page, 'Exécuter maintenant', 'Tâche créée');
  await expect(fact(details, 'Exécutions')).toContainText('2');
  expect(await fact(details, 'Prochaine').innerText()).toBe(next);
  expect(await park.listOf('tasks', zooId)).toHaveLength(2);

  const { lastRunUnix } = await templateOf(park, templateId);
  await act(page, 'Sauter la prochaine', 'La prochaine est sautée');
  await details.getByRole('tab', { name: 'Historique' }).click();
  await expect(details.getByRole('listitem')).toHaveCount(3);
  await expect(details.getByRole('listitem').first()).toContainText('Sautée');
  await details.getByRole('tab', { name: 'Aperçu' }).click();
  const skipped = await templateOf(park, templateId);
  // A skipped date is no run.
  expect(skipped.lastRunUnix).toBe(lastRunUnix);
  expect(skipped.nextRunUnix).toBeGreaterThan(Number(nextRunUnix) + 6 * DAY);
  await expect(fact(details, 'Dernière')).not.toContainText(next.replace(/^Prochaine\s*/, ''));

  await act(page, 'Suspendre', 'Automatisation suspendue');
  await expect(fact(details, 'Prochaine')).toContainText('–');
  await act(page, 'Reprendre', 'Automatisation reprise');
  await expect(fact(details, 'Prochaine')).not.toContainText('–');
  await act(page, 'Archiver', 'Automatisation archivée');
  await expect(details.getByText('Archivée', { exact: true })).toBeVisible();

  await page.goto('/TaskManagementView?tab=automations');
  await expect(page.getByText('Aucune automatisation ici')).toBeVisible();
  await page.goto(`/TaskManagementView?tab=automations&status=archived&automation=${templateId}`);
  await act(page, 'Restaurer', 'Automatisation restaurée, suspendue');
  await expect(details.getByText('Suspendue', { exact: true })).toBeVisible();
  await expect(details.getByRole('button', { name: 'Reprendre' })).toBeVisible();
});

test('an automation whose sector was archived says why it does not run, and goes on when the sector is back', async ({
  page,
  signIn,
  park,
}) => {
  const { zooId, sectorId, templateId, manager } = await aPark(park);
  const sector = await park.read(`sectors/${sectorId}`);
  await park.put(`sectors/${sectorId}`, { ...sector, isArchived: true });
  await signIn.as(manager.userMail);
  await page.goto(`/TaskManagementView?tab=automations&automation=${templateId}`);
  const gone = 'Un secteur, un enclos ou un animal choisi n’existe plus ou est archivé';
  const details = page.getByRole('dialog', { name: 'Automatisation' });
  await act(page, 'Exécuter maintenant', gone);
  await expect(details.getByRole('alert')).toContainText('Suspendue d’elle-même');
  expect(await park.listOf('tasks', zooId)).toEqual([]);
  await act(page, 'Reprendre', gone);
  await expect(details.getByRole('alert')).toContainText('n’existe plus ou est archivé');

  await park.put(`sectors/${sectorId}`, sector);
  await act(page, 'Reprendre', 'Automatisation reprise');
  await expect(details.getByRole('alert')).toHaveCount(0);
});
