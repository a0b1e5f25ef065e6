import { createReadStream } from 'node:fs';
import sharp from 'sharp';
import { read, utils } from 'xlsx';
import { RecordsPage } from './pages/records-page.ts';
import { SignInPage } from './pages/sign-in-page.ts';
import { COUNTS, FAULT_KINDS, OWN_WORDS, registerFile } from './support/register-file.ts';
import { expect as expectSoon, test } from './support/test.ts';

// A first day: some hundred animals are written, and each function's first call starts a process.
test.setTimeout(600_000);
const expect = expectSoon.configure({ timeout: 60_000 });

const aPlanImage = () =>
  sharp({ create: { width: 1000, height: 600, channels: 3, background: '#9bbf8f' } })
    .png()
    .toBuffer();

async function rowsOf(path: string): Promise<string[][]> {
  const chunks: Buffer[] = [];
  for await (const chunk of createReadStream(path)) chunks.push(chunk as Buffer);
  const book = read(Buffer.concat(chunks));
  return utils.sheet_to_json<string[]>(book.Sheets[book.SheetNames[0] ?? ''] ?? {}, { header: 1 });
}

test('a park without anything gets its sector, its zones and its animals in one sitting', async ({ page, park }) => {
  const zooId = await park.addEstablishment();
  const manager = await park.addPerson(zooId, { userRight: 'admin' });
  page.setDefaultTimeout(60_000);
  const records = new RecordsPage(page);
  await new SignInPage(page).as(manager.userMail);

  await test.step('a sector, and an enclosure in it', async () => {
    await page.goto('/SectorListView');
    await expect(page.getByText('Aucun secteur', { exact: true })).toBeVisible();
    await records.addSector('Savane');
    await records.addEnclosure('Savanna');
  });

  await test.step('three zones on a plan whose grid is not too wide', async () => {
    await page.getByRole('tab', { name: 'Outils' }).click();
    await page.getByText('Zones et plans').click();
    await page.getByRole('button', { name: 'Ajouter un plan' }).click();
    const dialog = page.getByRole('dialog', { name: 'Nouveau plan' });
    await dialog
      .locator('input[type=file][accept]')
      .setInputFiles({ name: 'plan.png', mimeType: 'image/png', buffer: await aPlanImage() });
    await dialog.getByLabel('Largeur du plan').fill('101');
    await dialog.getByLabel('Surface d’un carreau').fill('1');
    await expect(dialog.getByText('Grille trop large')).toBeVisible();
    await dialog.getByLabel('Largeur du plan').fill('100');
    await expect(dialog.getByText('Grille trop large')).toBeHidden();
    await expect(dialog.getByText('Grille de 100 carreaux de large et 60 de haut')).toBeVisible();
    await dialog.getByRole('button', { name: 'Ajouter un plan' }).click();
    await expect(dialog).toBeHidden();
    await records.drawZone('Abri', [0.1, 0.1], [0.3, 0.4]);
    await records.drawZone('Plateau', [0.4, 0.1], [0.9, 0.5]);
    await records.drawZone('Bassin', [0.1, 0.6], [0.5, 0.9]);
    await page.reload();
    await expect(page.getByRole('region', { name: 'Zones de l’enclos' }).getByRole('listitem')).toHaveCount(3);
    // 20 m by 18 m of a plan that is 100 m by 60 m.
    await expect(page.getByRole('region', { name: 'Zones de l’enclos' })).toContainText(/36[01]|35[89]/);
  });

  expect(FAULT_KINDS.length).toBeGreaterThanOrEqual(20);
  const file = { name: 'registre.xlsx', mimeType: 'application/octet-stream', buffer: registerFile() };

  await test.step('a file of 500 rows: unknown words are matched by hand, wrong rows are named and skipped', async () => {
    await page.goto('/specieAnimalsListView?import=1');
    await page.locator('input[type=file]').setInputFiles(file);
    await page.getByLabel(`Ce que dit la colonne ${OWN_WORDS.column}`).selectOption({ label: 'Nom' });
    await page.getByRole('button', { name: 'Vérifier les lignes' }).click();
    await records.choose(page.getByLabel(`Associer « ${OWN_WORDS.enclosure} »`).first(), 'Savanna');
    await records.choose(page.getByLabel(`Associer « ${OWN_WORDS.sex} »`).first(), 'Mâle');
    await page.getByRole('button', { name: 'Suivant' }).click();
    await expect(page.getByText(`${COUNTS.wrong} lignes ne peuvent pas être importées`)).toBeVisible();
    await expect(
      page.getByText('Voici ce que l’importation ferait de chaque ligne. Rien n’est encore écrit.'),
    ).toBeVisible();
    expect(await park.animalsOf(zooId)).toEqual([]);
    await page.getByRole('button', { name: `Importer ${COUNTS.good} lignes` }).click();
    await expect(page.getByText(`${COUNTS.animals} animaux créés.`)).toBeVisible({ timeout: 300_000 });
    await expect(page.getByText(`${COUNTS.good - COUNTS.animals} groupe créé ou mis à jour.`)).toBeVisible();
    expect(await park.animalsOf(zooId)).toHaveLength(COUNTS.animals);
  });

  await test.step('the same file again changes nothing, and its matches are remembered', async () => {
    const before = await park.animalsOf(zooId);
    await page.goto('/specieAnimalsListView?import=1');
    await page.locator('input[type=file]').setInputFiles(file);
    await page.getByRole('button', { name: 'Vérifier les lignes' }).click();
    await page.getByRole('button', { name: 'Suivant' }).click();
    await expect(page.getByText(`Inchangé (${COUNTS.good})`)).toBeVisible();
    await expect(page.getByRole('button', { name: /importer 0 animal/i })).toBeDisabled();
    expect(await park.animalsOf(zooId)).toEqual(before);
  });

  await test.step('the enclosure is ready to be observed', async () => {
    await page.goto('/EnclosureListView');
    await expect(page.getByRole('table').getByText('Prêt', { exact: true })).toBeVisible();
    await expect(page.getByRole('table').getByText(String(COUNTS.animals))).toBeVisible();
  });

  await test.step('animals are moved and archived, and the list is taken out as it is shown', async () => {
    await page.goto('/SectorListView');
    await page.getByRole('link', { name: 'Savane' }).click();
    await records.addEnclosure('Boma');
    await records.findAnimals('R0007', '1 animal');
    await page.getByRole('link', { name: 'Nala 1007' }).click();
    await page.getByRole('button', { name: 'Actions' }).click();
    await page.getByRole('menuitem', { name: 'Déplacer' }).click();
    await records.choose(page.getByRole('dialog').getByLabel('Enclos d’arrivée'), 'Boma');
    await page.getByRole('dialog').getByRole('button', { name: 'Déplacer' }).click();
    await expect(page.getByText('Animal déplacé')).toBeVisible();
    await records.findAnimals('R0008', '1 animal');
    await page.getByRole('link', { name: 'Nala 1008' }).click();
    await page.getByRole('button', { name: 'Actions' }).click();
    await page.getByRole('menuitem', { name: 'Archiver' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Archiver' }).click();
    await expect(page.getByText('Animal archivé')).toBeVisible();

    await records.findAnimals('R000', '9 animaux');
    await page.getByRole('button', { name: 'Affichage' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: /Excel/ }).click();
    const exported = await rowsOf(await (await download).path());
    expect(exported).toHaveLength(10);
    expect(exported.find((row) => row.includes('Nala 1007'))).toContain('Boma');
    expect(exported.flat()).not.toContain('Nala 1008');
  });

  await test.step('the enclosure cannot be deleted while animals live in it', async () => {
    await page.goto('/EnclosureListView');
    await page.getByRole('link', { name: 'Boma' }).click();
    await page.getByRole('tab', { name: 'À propos' }).click();
    await page.getByRole('button', { name: 'Supprimer l’enclos' }).click();
    // The announcement of arrivals stands on the page as well.
    const refusal = page.getByRole('alert').filter({ hasText: 'Vous ne pouvez pas supprimer un enclos qui contient' });
    await expect(refusal.getByRole('link', { name: /Nala 1007/ })).toBeVisible();
  });
});
