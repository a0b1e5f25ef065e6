import type { Page } from '@playwright/test';
import { elsewhere } from './support/elsewhere.ts';
import { expect, test } from './support/test.ts';

// The first call of each function starts a process.
test.setTimeout(180_000);

/** A picture as large as a phone's, made in the page. */
async function aPicture(page: Page, width = 1600, height = 1200): Promise<Buffer> {
  const base64 = await page.evaluate(
    async ([w = 1, h = 1]) => {
      const canvas = new OffscreenCanvas(w, h);
      const context = canvas.getContext('2d');
      for (let x = 0; context !== null && x < w; x += 40) {
        context.fillStyle = `hsl(${x % 360} 60% 55%)`;
        context.fillRect(x, 0, 40, h);
      }
      const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/jpeg' })).arrayBuffer());
      return btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''));
    },
    [width, height],
  );
  return Buffer.from(base64, 'base64');
}

async function choosePeople(page: Page, role: string, ...names: readonly string[]): Promise<void> {
  await page.getByRole('combobox', { name: role }).click();
  for (const name of names) await page.getByRole('option', { name, exact: true }).click();
  await page.keyboard.press('Escape');
}

test('a manager sets a sector up with its photo, keepers and roles; its people find it', async ({
  page,
  signIn,
  park,
  browser,
}) => {
  const zooId = await park.addEstablishment();
  const manager = await park.addPerson(zooId, { userRight: 'admin', userFirstname: 'Alice', userLastname: 'Meunier' });
  const keeper = await park.addPerson(zooId, { userFirstname: 'Karim', userLastname: 'Dumas' });
  const lead = await park.addPerson(zooId, { userFirstname: 'Lina', userLastname: 'Costa' });
  await signIn.as(manager.userMail);
  await page.goto('/SectorListView');
  await page.getByRole('main').getByRole('link', { name: 'Nouveau secteur' }).first().click();
  await page.getByLabel('Nom du secteur').fill('Marais salants');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'marais.jpg', mimeType: 'image/jpeg', buffer: await aPicture(page) });
  await page.getByRole('dialog').getByRole('button', { name: 'Garder l’image entière' }).click();
  await expect(page.getByRole('button', { name: 'Remplacer la photo' })).toBeVisible();
  await page.getByRole('button', { name: 'Continuer' }).click();
  await choosePeople(page, 'Soigneurs', 'Karim Dumas');
  await page.getByRole('button', { name: 'Continuer' }).click();
  await choosePeople(page, 'Encadrement', 'Lina Costa');
  await page.getByRole('button', { name: 'Créer le secteur' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Marais salants' })).toBeVisible({ timeout: 60_000 });
  await page.getByRole('tab', { name: 'À propos' }).click();
  await expect(page.getByRole('main').getByText('Principale', { exact: true })).toBeVisible();

  const { page: other, ...keepers } = await elsewhere(browser);
  await keepers.signIn.as(keeper.userMail);
  await other.goto('/SectorListView');
  await other.getByRole('link', { name: 'Marais salants' }).click();
  await other.getByRole('tab', { name: 'Équipe et rôles' }).click();
  await expect(other.getByText('Karim Dumas').first()).toBeVisible();
  await expect(other.getByRole('button', { name: 'Enregistrer' })).toHaveCount(0);

  // Its management renames it, and does not delete it.
  const { page: third, ...leads } = await elsewhere(browser);
  await leads.signIn.as(lead.userMail);
  await third.goto('/SectorListView');
  await third.getByRole('link', { name: 'Marais salants' }).click();
  await third.getByRole('tab', { name: 'À propos' }).click();
  await third.getByLabel('Nom du secteur').fill('Grand marais');
  await third.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(other.getByRole('heading', { level: 1, name: 'Grand marais' })).toBeVisible();
  await expect(third.getByRole('button', { name: 'Supprimer ce secteur' })).toHaveCount(0);
  await leads.close();
  await keepers.close();
});

test('photos are cropped, added, made main and removed; one that lies about its type is named', async ({
  page,
  signIn,
}) => {
  await signIn.back('sector.manager@fullcare.example');
  await page.goto('/SectorManagementView?id=zoo-fullcare--savane&tab=about');
  const files = page.locator('input[type=file]');
  const photos = page.getByRole('list', { name: /^Photos de/ });
  await expect(photos.or(page.getByText('Aucune photo'))).toBeVisible();
  const before = await photos.getByRole('listitem').count();
  const picture = await aPicture(page);
  await files.setInputFiles({ name: 'seule.jpg', mimeType: 'image/jpeg', buffer: picture });
  const dialog = page.getByRole('dialog', { name: /Recadrer seule\.jpg/ });
  const corner = dialog.getByRole('button', { name: 'Coin en bas à droite' });
  await corner.focus();
  for (let step = 0; step < 5; step++) await page.keyboard.press('Control+ArrowLeft');
  await dialog.getByRole('button', { name: 'Utiliser cette image' }).click();
  await expect(photos.getByRole('listitem')).toHaveCount(before + 1, { timeout: 60_000 });

  await files.setInputFiles([
    { name: 'faux.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('%PDF-1.4 nothing like a picture') },
    { name: 'vraie.jpg', mimeType: 'image/jpeg', buffer: picture },
  ]);
  await expect(photos.getByRole('listitem')).toHaveCount(before + 2, { timeout: 60_000 });
  await expect(page.getByRole('button', { name: 'Retirer faux.jpg de la liste' })).toBeVisible();

  await photos
    .getByRole('button', { name: /^Actions sur/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'En faire la photo principale' }).click();
  await expect(photos.getByRole('listitem').first().getByText('Principale')).toBeVisible();
  await photos
    .getByRole('button', { name: /^Agrandir/ })
    .first()
    .click();
  await expect(page.getByRole('button', { name: 'Photo suivante' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Photo suivante' })).toHaveCount(0);
  for (const left of [before + 1, before]) {
    await photos
      .getByRole('button', { name: /^Actions sur/ })
      .first()
      .click();
    await page.getByRole('menuitem', { name: 'Supprimer' }).click();
    await page.getByRole('button', { name: 'Supprimer la photo' }).click();
    await expect(photos.getByRole('listitem')).toHaveCount(left, { timeout: 60_000 });
  }
});
