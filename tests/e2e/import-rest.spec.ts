import type { Page } from '@playwright/test';
import { holdAnswer } from './support/held-answer.ts';
import {
  epithet,
  heavyRegister,
  iucnList,
  letters,
  LISTED,
  OWN_HEADING,
  plainRegister,
} from './support/import-files.ts';
import { expect, test } from './support/test.ts';

// The first call of each function starts a process.
test.setTimeout(180_000);

const ENCLOSURE = 'Savanna';

async function openImport(page: Page): Promise<void> {
  await page.goto('/specieAnimalsListView?import=1');
  await expect(page.getByRole('heading', { name: /Étape 1 sur 5/ })).toBeVisible();
}

test('an import is cancelled while its file is read: nothing goes on, nothing is written, and another file is taken', async ({
  page,
  signIn,
  park,
}) => {
  const zooId = await park.addEstablishment();
  await park.addEnclosure(zooId, ENCLOSURE);
  const manager = await park.addPerson(zooId, { userRight: 'admin' });
  await signIn.as(manager.userMail);
  await openImport(page);
  const before = await park.contentOf(zooId);

  const started = page.waitForEvent('worker', (worker) => worker.url().includes('import-worker'));
  await page.locator('input[type=file]').setInputFiles(heavyRegister());
  const ended = (await started).waitForEvent('close');
  await page.getByRole('button', { name: 'Annuler' }).click();
  await ended;
  await expect(page.getByRole('heading', { name: /Étape 1 sur 5/ })).toBeVisible();
  await expect(page.getByText('Lecture du fichier…')).toBeHidden();
  await expect(page.getByText('heavy.xlsx')).toBeHidden();
  await expect(page.getByRole('main').getByRole('alert')).toBeHidden();
  expect(await park.contentOf(zooId)).toBe(before);

  await page.locator('input[type=file]').setInputFiles(plainRegister(3, ENCLOSURE));
  await expect(page.getByRole('heading', { name: /Étape 2 sur 5/ })).toBeVisible();
});

test('a sudden reload in the middle of a running import loses nothing and doubles nothing', async ({
  page,
  signIn,
  park,
}) => {
  const zooId = await park.addEstablishment();
  await park.addEnclosure(zooId, ENCLOSURE);
  const manager = await park.addPerson(zooId, { userRight: 'admin' });
  page.on('dialog', (dialog) => void dialog.accept());
  await signIn.as(manager.userMail);
  const file = plainRegister(250, ENCLOSURE);

  await openImport(page);
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByLabel(`Ce que dit la colonne ${OWN_HEADING}`).selectOption({ label: 'Nom' });
  await page.getByRole('button', { name: 'Vérifier les lignes' }).click();
  const second = await holdAnswer(page, 'importAnimals', 2);
  await page.getByRole('button', { name: 'Importer 250 animaux' }).click();
  // Its hundred animals are written, and the page does not know.
  await second.reached;
  await expect(page.getByText(/^100 lignes sur 250/)).toBeVisible();
  await page.reload();
  expect(await park.animalsOf(zooId)).toHaveLength(200);

  await openImport(page);
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('button', { name: 'Vérifier les lignes' }).click();
  await expect(page.getByText('Inchangé (200)')).toBeVisible();
  await page.getByRole('button', { name: 'Importer 50 animaux' }).click();
  await expect(page.getByText('50 animaux créés.')).toBeVisible();
  const animals = await park.animalsOf(zooId);
  expect(animals).toHaveLength(250);
  expect(new Set(animals.map(({ registryId }) => registryId)).size).toBe(250);
});

test('a list of the IUCN of several calls is stopped on its way, goes on later, and stands there once', async ({
  page,
  signIn,
  park,
}) => {
  const run = crypto.randomUUID().slice(0, 8);
  const genus = `P${letters(run)}`;
  const file = iucnList(run, genus);
  await signIn.as('staff@provider.example');
  await page.goto('/IUCNSpeciesSearch');
  await page.getByRole('button', { name: 'Importer une liste' }).click();
  const dialog = page.getByRole('dialog');

  await dialog.locator('input[type=file]').setInputFiles(file);
  await expect(dialog.getByRole('status')).toHaveText(/^1\s?200 espèces peuvent être importées$/);
  expect(await park.listedSpecies(run)).toEqual([]);
  const second = await holdAnswer(page, 'importIucnSpecies', 2);
  await dialog.getByRole('button', { name: /^Importer 1\s?200 espèces$/ }).click();
  await second.reached;
  await expect(dialog.getByRole('status')).toHaveText(/^400 sur 1\s200$/);
  await dialog.getByRole('button', { name: 'Arrêter' }).click();
  second.release();
  await expect(dialog.getByText('L’import est arrêté. Ce qui était envoyé reste.')).toBeVisible();
  await expect(dialog.getByRole('status')).toHaveText(
    'Nouvelles ou modifiées : 800. Inchangées : 0. Lignes écartées : 1.',
  );
  expect(await park.listedSpecies(run)).toHaveLength(800);

  await dialog.getByRole('button', { name: 'Importer un autre fichier' }).click();
  await dialog.locator('input[type=file]').setInputFiles(file);
  await dialog.getByRole('button', { name: /^Importer 1\s?200 espèces$/ }).click();
  await expect(dialog.getByRole('status')).toHaveText(
    'Nouvelles ou modifiées : 400. Inchangées : 800. Lignes écartées : 1.',
  );
  const listed = await park.listedSpecies(run);
  expect(new Set(listed.map(({ latinName }) => latinName)).size).toBe(LISTED);
  expect(listed).toHaveLength(LISTED);

  await dialog.getByRole('button', { name: 'Fermer' }).last().click();
  await page.getByRole('searchbox').fill(`${genus} ${epithet(LISTED - 1)}`);
  await expect(page.getByRole('link', { name: `${genus} ${epithet(LISTED - 1)}` })).toBeVisible();
});
