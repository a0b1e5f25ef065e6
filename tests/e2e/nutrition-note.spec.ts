import { appIsKept } from './support/kept-app.ts';
import { addRecords } from './support/small-records.ts';
import { expect, test } from './support/test.ts';

test.use({ serviceWorkers: 'allow' });

test('a note on feeding that is written offline waits, survives a reload, and is sent once', async ({
  page,
  signIn,
  park,
  context,
}) => {
  const zooId = await park.addEstablishment();
  const dietician = await park.addPerson(zooId);
  const { sectorId } = await addRecords(park, zooId, [], { dietician: dietician.userId });
  await signIn.as(dietician.userMail);
  await page.goto(`/SectorManagementView?id=${sectorId}&tab=nutrition`);
  const words = page.getByRole('textbox', { name: 'Nouvelle note' });
  await expect(words).toBeVisible();
  await appIsKept(page);
  const waiting = page.getByLabel('1 modification en attente d’envoi');
  const note = page.getByRole('main').getByText('Foin à volonté, pas de luzerne.');

  await context.setOffline(true);
  await words.fill('Foin à volonté, pas de luzerne.');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(note).toBeVisible();
  await expect(words).toHaveValue('');
  await expect(waiting).toBeVisible();
  await expect(page.getByRole('main').getByText('En attente d’envoi')).toBeVisible();
  expect(await park.listOf('nutritionNotes', zooId)).toEqual([]);

  await page.reload();
  await expect(note).toBeVisible();
  await expect(waiting).toBeVisible();

  await context.setOffline(false);
  await expect(waiting).toHaveCount(0);
  await expect(note).toHaveCount(1);
  await expect(page.getByRole('main').getByText('En attente d’envoi')).toHaveCount(0);
  await expect
    .poll(() => park.listOf('nutritionNotes', zooId))
    .toEqual([
      expect.objectContaining({ sectorId, text: 'Foin à volonté, pas de luzerne.', createdBy: dietician.userId }),
    ]);
});
