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
  await signIn.back('manager@fullcare.example');
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

test(
  'a manager makes an automation, which is there with its dates, and runs it at once',
  { tag: '@desktop' },
  async ({ page, signIn, tasks }) => {
    const title = `Foin ${crypto.randomUUID().slice(0, 8)}`;
    await signIn.back('manager@fullcare.example');
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
  },
);
