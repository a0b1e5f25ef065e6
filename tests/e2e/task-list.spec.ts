import { expect, test } from './support/test.ts';
import { SAVANNA } from './support/park.ts';

const LONG_AGO = Date.now() - 40 * 86_400_000;

test('the veterinarians’ tasks stand on their tab of the sector, which leads to the list of their role', async ({
  page,
  signIn,
  tasks,
  park,
}) => {
  const theirs = await park.addTask({ responsibleIds: ['fullcare-vet'], dueAtUnix: LONG_AGO });
  const ofKeeper = await park.addTask({ responsibleIds: ['fullcare-keeper'], dueAtUnix: LONG_AGO });
  await signIn.as('manager@fullcare.example');
  await page.goto(`/SectorManagementView?id=${SAVANNA}&tab=veterinarians`);
  const section = page.getByRole('region', { name: 'À faire par les vétérinaires' });
  await expect(section.getByRole('link', { name: theirs.title })).toBeVisible();
  await expect(section.getByText(ofKeeper.title)).toHaveCount(0);

  await section.getByRole('link', { name: 'Voir toute la liste' }).click();
  await expect(page).toHaveURL(/role=veterinary/);
  await expect(tasks.row(theirs.title)).toBeVisible();
  await tasks.search(ofKeeper.title);
  await expect(page.getByText('Rien ne répond à ces filtres.')).toBeVisible();
  await tasks.search('');
  await expect(tasks.row(theirs.title)).toBeVisible();
});

test('a task planned for next week waits out of the keepers’ list until they ask for it, and says from when it shows', async ({
  page,
  signIn,
  tasks,
  park,
}) => {
  const scheduledForUnix = Date.now() + 7 * 86_400_000;
  const later = await park.addTask({ scheduledForUnix, dueAtUnix: scheduledForUnix + 3_600_000 });
  await signIn.as('keeper@fullcare.example');
  await tasks.open();
  await tasks.search(later.title);
  await expect(page.getByText('Rien ne répond à ces filtres.')).toBeVisible();
  await page.getByRole('button', { name: /^Filtres/ }).click();
  await page.getByText('Aussi celles pas encore affichées').click();
  await page.getByRole('button', { name: 'Voir la liste' }).click();
  await expect(page).toHaveURL(/later=1/);
  await expect(tasks.row(later.title)).toContainText('Affichée dès le');
  await tasks.open(`?status=scheduled&q=${encodeURIComponent(later.title)}`);
  await expect(tasks.row(later.title)).toContainText('Planifiée');
});

test('a manager of a sector has the tasks to come in the list from the start', async ({
  signIn,
  tasks,
  park,
  page,
}) => {
  const scheduledForUnix = Date.now() + 7 * 86_400_000;
  const later = await park.addTask({ scheduledForUnix, dueAtUnix: scheduledForUnix + 3_600_000, authorId: 'somebody' });
  await signIn.as('manager@fullcare.example');
  await tasks.open();
  await tasks.search(later.title);
  await expect(tasks.row(later.title)).toContainText('Affichée dès le');
  await page.getByRole('button', { name: /^Filtres/ }).click();
  await page.getByText('Aussi celles pas encore affichées').click();
  await page.getByRole('button', { name: 'Voir la liste' }).click();
  await expect(tasks.row(later.title)).toHaveCount(0);
});

test('a manager of a task changes its content; a missing title is reported in place, and the history lists the change', async ({
  signIn,
  tasks,
  park,
  page,
}) => {
  const task = await park.addTask();
  await signIn.as('manager@fullcare.example');
  await tasks.open(`?id=${task.taskId}`);
  await page.getByRole('button', { name: 'Modifier', exact: true }).click();
  const form = page.getByRole('form', { name: 'Modifier la tâche' });
  await form.getByLabel('Titre').fill('');
  await form.getByLabel('Description').fill('Deux seaux par enclos');
  await form.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(form.getByLabel('Titre')).toBeFocused();
  await expect(form.getByLabel('Description')).toHaveValue('Deux seaux par enclos');

  // Somebody else is faster: the typed text stays until the person decides which text counts.
  await park.changeTask(task.taskId, { description: 'Trois seaux', updatedAtUnix: Date.now() });
  await form.getByRole('button', { name: 'Garder ma saisie' }).click();
  await form.getByLabel('Titre').fill(`${task.title} du soir`);
  await form.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByRole('region', { name: 'Historique' })).toContainText('Modifiée');
  await expect
    .poll(() => park.task(task.taskId))
    .toMatchObject({
      title: `${task.title} du soir`,
      description: 'Deux seaux par enclos',
      editedBy: 'fullcare-manager',
      dueAtUnix: task.dueAtUnix,
    });
});

test('a figure of a sector’s distribution opens the list of exactly those tasks, whose period can be changed and says when it ends before it begins', async ({
  page,
  signIn,
  tasks,
  park,
}) => {
  const theirs = await park.addTask({ dueAtUnix: LONG_AGO });
  const day = new Date(LONG_AGO).toLocaleDateString('sv-SE', { timeZone: 'Europe/Paris' });
  const dayBefore = new Date(LONG_AGO - 86_400_000).toLocaleDateString('sv-SE', { timeZone: 'Europe/Paris' });
  await signIn.as('manager@fullcare.example');
  await page.goto(`/SectorManagementView?id=${SAVANNA}&tab=dashboard&by=day&on=${day}&as=table`);
  const figure = page.getByRole('link', { name: /^En retard, Total : \d+\. Voir la liste/ });
  const count = /: (\d+)\./.exec((await figure.getAttribute('aria-label')) ?? '')?.[1];
  await figure.click();
  await expect(page).toHaveURL(new RegExp(`from=${day}&until=${day}`));
  await expect(page.getByRole('search').getByText(new RegExp(`^${count} tâches?$`))).toBeVisible();
  await expect(tasks.row(theirs.title)).toBeVisible();

  await page.getByRole('button', { name: /^Filtres \(\d\)/ }).click();
  await page.getByLabel('Échéance au').fill(dayBefore);
  await expect(page.getByText('La fin est avant le début.')).toBeVisible();
  await page.getByLabel('Échéance du').fill(dayBefore);
  await expect(page.getByText('La fin est avant le début.')).toHaveCount(0);
  await expect(tasks.row(theirs.title)).toHaveCount(0);
});
