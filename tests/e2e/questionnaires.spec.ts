import type { Locator, Page } from '@playwright/test';
import { LANGUAGES } from '../../src/domain/users/language.ts';
import { expect as expectSoon, test } from './support/test.ts';

// Each function's first call starts a process.
test.setTimeout(300_000);
const expect = expectSoon.configure({ timeout: 60_000 });

const TABLET = { width: 768, height: 1024 };

/** Writes a text in every language into a field that has them all. */
async function writeEverywhere(field: Locator, text: string): Promise<void> {
  await field.locator('[name$=".fr"]').fill(text);
  await field.getByRole('button').first().click();
  for (const language of LANGUAGES.filter((one) => one !== 'fr'))
    // oxlint-disable-next-line no-await-in-loop -- one field after the other, as a person does
    await field.locator(`[name$=".${language}"]`).fill(`${text} (${language})`);
}

/** Adds the first questions of one type to the last section; returns their texts. */
async function addQuestions(page: Page, type: string, count: number): Promise<string[]> {
  await page.getByRole('button', { name: 'Ajouter des questions' }).last().click();
  const dialog = page.getByRole('dialog', { name: 'Ajouter des questions' });
  await dialog.getByRole('combobox', { name: 'Type' }).click();
  await page.getByRole('option', { name: type }).click();
  // The first box ticks all that are shown.
  const boxes = dialog.getByRole('checkbox');
  const texts: string[] = [];
  for (let at = 0; at < count; at += 1) {
    const box = boxes.nth(at + 1);
    // oxlint-disable-next-line no-await-in-loop -- one box after the other, as a person does
    await box.check();
    // oxlint-disable-next-line no-await-in-loop -- the same
    texts.push((await box.evaluate((one: HTMLInputElement) => one.labels?.[0]?.textContent)) ?? '');
  }
  await dialog.getByRole('button', { name: `Ajouter ${count} questions` }).click();
  await expect(dialog).toBeHidden();
  return texts;
}

async function publish(page: Page, version: number): Promise<void> {
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await page.getByRole('button', { name: 'Publier la version' }).click();
  await expect(page.getByText(`la version ${version} est publiée`)).toBeVisible();
}

test('provider staff build a questionnaire with a condition, answer it, print it and compare its second version', async ({
  page,
  signIn,
}) => {
  const code = `E2E-${Date.now()}`;
  const name = `Tour du matin ${code}`;
  await signIn.as('staff@provider.example');
  await page.goto('/quizzListView2');
  await page.getByRole('link', { name: 'Créer un questionnaire' }).click();
  await page.getByRole('textbox', { name: /^Code/ }).fill(code);
  await writeEverywhere(page.getByRole('group', { name: 'Nom' }), name);
  await page.getByRole('tab', { name: /Rubriques et questions/ }).click();
  await page.getByRole('button', { name: 'Ajouter une rubrique' }).click();
  await writeEverywhere(page.getByRole('group', { name: 'Rubrique 1' }), 'Enclos');
  const [first = '', second = ''] = await addQuestions(page, 'Oui ou non', 2);

  await page.getByRole('button', { name: `Actions sur ${second}` }).click();
  await page.getByRole('menuitem', { name: 'Ajouter une condition' }).click();
  await page.getByRole('combobox', { name: 'Posée selon la question' }).click();
  await page.getByRole('option', { name: first }).click();
  await page.getByRole('combobox', { name: /Réponses après lesquelles/ }).press('ArrowDown');
  await page.getByRole('option', { name: /Oui/ }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Fermer la condition' }).click();
  await publish(page, 1);

  await page.setViewportSize(TABLET);
  await page.getByRole('link', { name: 'Vue de l’évaluateur' }).click();
  await expect(page.getByRole('heading', { name: first })).toBeVisible();
  await page.getByRole('radio', { name: /Non/ }).click();
  await expect(page.getByText('Question 1 sur 1')).toBeVisible();
  await page.getByRole('radio', { name: /Oui/ }).click();
  await page.getByRole('button', { name: 'Suivante' }).click();
  await expect(page.getByRole('heading', { name: second })).toBeVisible();
  await page.getByRole('radio', { name: /Oui/ }).click();
  await page.getByRole('button', { name: 'Voir le résultat' }).click();
  await expect(page.getByRole('columnheader', { name: 'Points apportés' }).first()).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: 'Feuille à imprimer' }).click();
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Télécharger le PDF' }).click();
  expect((await file).suggestedFilename()).toMatch(/\.pdf$/);

  await page.goto('/quizzListView2');
  await page.getByRole('link', { name }).click();
  await page.getByRole('tab', { name: /Rubriques et questions/ }).click();
  await page.getByRole('switch', { name: `Réponse obligatoire : ${first}` }).press(' ');
  await publish(page, 2);
  await page.getByRole('button', { name: 'Actions', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Comparer' }).click();
  await expect(page.getByRole('heading', { name: `Versions de ${name}` })).toBeVisible();
});

test('an ethologist copies an official questionnaire for an establishment, adapts it and answers it', async ({
  page,
  signIn,
}) => {
  const code = `E2E-${Date.now()}`;
  await signIn.as('ethologist@provider.example');
  await page.getByRole('button', { name: /^Établissements/ }).click();
  const parks = page.getByRole('dialog', { name: 'Changer d’établissement' });
  await parks.getByRole('button', { name: /Parc des Trois Rivières/ }).click();
  await expect(page.getByRole('button', { name: 'Établissements Parc des Trois Rivières' })).toBeVisible();
  await page.goto('/quizzListView');
  await page.getByRole('button', { name: 'Actions sur Primates' }).click();
  await page.getByRole('menuitem', { name: 'Copier pour l’établissement' }).click();
  await page.getByRole('textbox', { name: /^Code/ }).fill(code);
  await writeEverywhere(page.getByRole('group', { name: 'Nom' }), `Copie ${code}`);
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Copie ${code}` })).toBeVisible();
  await page.getByRole('link', { name: 'Vue de l’évaluateur' }).click();
  await expect(page.getByText(/^Question 1 sur/)).toBeVisible();
});

for (const email of ['manager@fullcare.example', 'keeper@fullcare.example', 'pedago@fullcare.example'])
  test(`${email} reads questionnaires from the menu and changes none`, async ({ page, signIn }, { project }) => {
    await signIn.as(email);
    // A narrow window keeps the menu in a drawer.
    if (project.name === 'tablet') await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
    await page.getByRole('navigation').getByRole('link', { name: 'Questionnaires', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Questionnaires' })).toBeVisible();
    expect(await page.getByRole('link', { name: /Créer/ }).count()).toBe(0);
    await page.getByRole('main').getByRole('row').nth(1).getByRole('link').first().click();
    await expect(page.getByText(/^Question 1 sur/)).toBeVisible();
  });
