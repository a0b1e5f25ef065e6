import type { Page } from '@playwright/test';
import { findings } from './support/axe.ts';
import { expect, test } from './support/test.ts';

// The first call of each function starts a process.
test.setTimeout(240_000);

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function choose(page: Page, name: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** Answers the question that comes before an action. */
async function agree(page: Page, name: string): Promise<void> {
  await page.getByRole('dialog', { name: /\?$/ }).getByRole('button', { name, exact: true }).click();
}

test('a manager makes a task of one day, by keyboard alone', async ({ page, signIn }) => {
  const title = `Ronde ${crypto.randomUUID().slice(0, 8)}`;
  await signIn.as('manager@fullcare.example');
  await page.goto('/TaskManagementView?new=task');
  await expect(page.getByRole('heading', { level: 1, name: 'Nouvelle tâche' })).toBeVisible();
  await page.getByLabel('Titre').focus();
  await page.keyboard.type(title);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: /Attribution/ })).toBeFocused();
  const first = page.getByRole('group', { name: 'Pour quoi' }).getByRole('checkbox').first();
  await first.focus();
  await page.keyboard.press('Space');
  await expect(first).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: /Planification/ })).toBeFocused();
  await page.getByLabel('Heure', { exact: true }).fill('09:30');
  await expect(page.getByLabel('Heure de l’échéance')).toHaveValue('09:30');
  await page.getByRole('button', { name: 'Créer la tâche' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/TaskManagementView\?id=/);
  await expect(page.getByRole('dialog').getByText(title)).toBeVisible();
});

test('a manager makes an automation, changes it with its open tasks, suspends and resumes it', async ({
  page,
  signIn,
  tasks,
}) => {
  const title = `Foin ${crypto.randomUUID().slice(0, 8)}`;
  await signIn.as('manager@fullcare.example');
  await tasks.open();
  await page.getByRole('link', { name: 'Nouvelle tâche' }).click();
  await page.getByLabel('Titre').fill(title);
  await page.reload();
  await expect(page.getByLabel('Titre')).toHaveValue(title);
  await press(page, 'Continuer');
  await page.getByRole('group', { name: 'Pour quoi' }).getByRole('checkbox').first().check();
  await press(page, 'Continuer');
  await choose(page, 'Récurrence', 'Chaque semaine');
  const preview = page.getByRole('region', { name: 'Aperçu des dates' });
  await expect(preview.getByRole('listitem')).toHaveCount(10);
  await expect(preview.locator('[data-cron-words]')).not.toBeEmpty();
  expect(await findings(page)).toEqual([]);
  await press(page, 'Créer l’automatisation');

  const details = page.getByRole('dialog', { name: 'Automatisation' });
  await expect(details.getByRole('heading', { name: title })).toBeVisible({ timeout: 90_000 });
  await details.getByRole('button', { name: 'Exécuter maintenant' }).click();
  await agree(page, 'Exécuter maintenant');
  await expect(page.getByText('Tâche créée').first()).toBeVisible({ timeout: 90_000 });
  await details.getByRole('tab', { name: 'Historique' }).click();
  await expect(details.getByRole('listitem').first()).toContainText('À faire', { timeout: 30_000 });
  expect(await findings(page)).toEqual([]);

  await details.getByRole('link', { name: 'Modifier' }).click();
  await page.getByLabel('Titre').fill(`${title} sec`);
  await press(page, 'Continuer');
  await press(page, 'Continuer');
  await page.getByRole('radio', { name: /Toutes les tâches ouvertes aussi/ }).check();
  await press(page, 'Enregistrer');
  await expect(page.getByText('Automatisation modifiée').first()).toBeVisible({ timeout: 90_000 });
  await details.getByRole('tab', { name: 'Historique' }).click();
  await details
    .getByRole('link', { name: /Voir la tâche/ })
    .first()
    .click();
  await expect(page.getByRole('dialog').getByText(`${title} sec`)).toBeVisible();

  await tasks.open('?tab=automations');
  await tasks.search(title);
  await page.getByRole('link', { name: title }).click();
  await details.getByRole('button', { name: 'Suspendre' }).click();
  await agree(page, 'Suspendre');
  await expect(details.getByText('Suspendue', { exact: true })).toBeVisible({ timeout: 90_000 });
  await details.getByRole('button', { name: 'Reprendre' }).click();
  await agree(page, 'Reprendre');
  await expect(details.getByText('Active', { exact: true })).toBeVisible({ timeout: 90_000 });
});

test('an automation of another establishment is not found', async ({ page, signIn, tasks }) => {
  await signIn.as('manager@fullcare.example');
  await tasks.open('?tab=automations&automation=zoo-other--none');
  await expect(page.getByRole('dialog').getByText('Automatisation introuvable')).toBeVisible();
});
