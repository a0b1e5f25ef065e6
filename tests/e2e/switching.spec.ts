import { DEMO_PASSWORD } from '../../scripts/seed/accounts.ts';
import { databasesOf, keptOnDevice } from './support/kept-on-device.ts';
import { expect, test } from './support/test.ts';

test('a change of the establishment brings its tier at once and leaves no data of the former one', async ({
  page,
  signIn,
  park,
}) => {
  const first = { zooName: 'Parc du Levant', zooTiers: 'fullcare' } as const;
  const zooId = await park.addEstablishment(first);
  const manager = await park.addPerson(zooId, { userRight: 'admin', userFirstname: 'Alice' });
  const colleague = await park.addPerson(zooId, { userFirstname: 'Gwenaël', userLastname: 'Kerbrat' });
  const second = { zooName: 'Ferme du Couchant', zooTiers: 'discovery', staffAccess: [manager.userId] } as const;
  await park.addEstablishment({ ...second, staffAccess: [...second.staffAccess] });

  await signIn.as(manager.userMail, DEMO_PASSWORD);
  await page.goto('/ZooDetails?tab=accounts');
  await expect(page.getByRole('button', { name: 'Actions pour Gwenaël Kerbrat' })).toBeVisible();
  const former = await databasesOf(page);
  await page.getByRole('button', { name: first.zooName }).click();
  await page
    .getByRole('dialog', { name: 'Changer d’établissement' })
    .getByRole('button', { name: second.zooName })
    .click();
  await expect(page).toHaveURL(/\/FastEvalGroupListView$/);
  await expect(page.getByText('Découverte').first()).toBeVisible();
  await page.goto('/TaskManagementView');
  await expect(page.getByRole('heading', { name: 'Cet écran ne vous est pas ouvert' })).toBeVisible();
  expect(former).toContain('firestore');
  const kept = await keptOnDevice(page);
  for (const word of [first.zooName, 'Kerbrat', colleague.userId]) expect(kept).not.toContain(word);

  // The way back is the person's own establishment, after a reload too.
  await page.getByRole('button', { name: second.zooName }).click();
  await page
    .getByRole('dialog', { name: 'Changer d’établissement' })
    .getByRole('button', { name: new RegExp(first.zooName) })
    .click();
  await expect(page).toHaveURL(/\/Dashboard$/);
  await page.reload();
  await expect(page.getByRole('button', { name: first.zooName })).toBeVisible();
});

test('in anonymous mode the establishment’s name stands nowhere on the page', async ({ page, signIn }) => {
  await signIn.back('manager@fullcare.example');
  await page.goto('/Dashboard');
  await page.getByRole('button', { name: 'Réglages' }).first().click();
  await page.getByRole('dialog', { name: 'Réglages' }).getByRole('switch', { name: 'Mode anonyme' }).click();
  for (const address of ['/Dashboard', '/ZooDetails', '/userSettings', '/submenu', '/singleview']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(page.getByText('Parc des Trois Rivières')).toHaveCount(0);
    expect(await page.title()).not.toContain('Trois Rivières');
  }
});
