import { DEMO_PASSWORD } from '../../scripts/seed/accounts.ts';
import { SignInPage } from './pages/sign-in-page.ts';
import { expect, test } from './support/test.ts';

test('a person signs out their other devices, which say so at once and open again with the password', async ({
  page,
  signIn,
  park,
  browser,
  keepDiary,
}) => {
  const { userMail } = await park.addPerson(await park.addEstablishment());
  const elsewhere = await browser.newContext();
  const tablet = await elsewhere.newPage();
  keepDiary(tablet);
  const tabletSignIn = new SignInPage(tablet);
  await tabletSignIn.as(userMail);
  await signIn.as(userMail);

  await page.goto('/userSettings?tab=apps');
  const devices = page.locator('section', { has: page.getByRole('heading', { name: 'Vos appareils' }) });
  await expect(devices.getByRole('listitem')).toHaveCount(2);
  await expect(devices.getByText('Cet appareil')).toHaveCount(1);
  await devices.getByRole('button', { name: 'Déconnecter les autres appareils' }).click();
  await devices.getByLabel('Mot de passe actuel').fill('not-the-password');
  await devices.getByRole('button', { name: 'Déconnecter les autres appareils' }).click();
  await expect(devices.getByText('Le mot de passe actuel est incorrect')).toBeVisible();
  await devices.getByLabel('Mot de passe actuel').fill(DEMO_PASSWORD);
  await devices.getByRole('button', { name: 'Déconnecter les autres appareils' }).click();
  await expect(devices.getByText('Les autres appareils sont déconnectés.')).toBeVisible();
  await expect(devices.getByRole('listitem')).toHaveCount(1);

  await expect(tablet.getByText(/Votre session a expiré ou a été fermée/)).toBeVisible();
  await tablet.getByRole('button', { name: 'Se connecter à nouveau' }).click();
  await tabletSignIn.fill(userMail, DEMO_PASSWORD);
  await tabletSignIn.submit();
  await expect(tablet.getByRole('main')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await elsewhere.close();
});

test('a device left alone for longer than its person allows asks for the password again, a wall display does not', async ({
  page,
  signIn,
  park,
}) => {
  const { userMail } = await park.addPerson(await park.addEstablishment());
  /** Lets the last use of this browser be so many hours ago. */
  const leaveAlone = (hours: number) =>
    page.evaluate((ago) => localStorage.setItem('enclos.last-use', String(Date.now() - ago)), hours * 3_600_000);
  await signIn.as(userMail);
  await leaveAlone(30);
  await page.goto('/userSettings?tab=apps');
  await page.getByLabel('Redemander le mot de passe').selectOption({ label: 'Après 4 heures' });
  await leaveAlone(3.9);
  await page.goto('/Dashboard');
  await expect(page.getByRole('heading', { level: 1, name: /^Bonjour/ })).toBeVisible();
  // A count that is still to be asked would be refused once the session is over.
  await expect(page.getByRole('region', { name: 'L’établissement en ce moment' }).getByText(/^\d+$/)).toHaveCount(4);
  // The page looks at the time when the device wakes.
  await leaveAlone(4);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByText(/Votre session a expiré ou a été fermée/)).toBeVisible();
  await signIn.fill(userMail, DEMO_PASSWORD);
  await signIn.submit();
  await expect(page.getByRole('heading', { level: 1, name: /^Bonjour/ })).toBeVisible();
  await leaveAlone(4);
  await page.goto('/singleview?widget=announcements');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/userSettings');
  await expect(page.getByText(/Votre session a expiré ou a été fermée/)).toBeVisible();
  await signIn.fill(userMail, DEMO_PASSWORD);
  await signIn.submit();
  await expect(page.getByRole('heading', { level: 1, name: 'Mon compte' })).toBeVisible();
});
