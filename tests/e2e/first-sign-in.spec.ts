import { deleteApp, initializeApp } from 'firebase-admin/app';
import { seedAccounts } from '../../scripts/seed/write-accounts.ts';
import { ACCOUNTS, PENDING_PASSWORD } from '../../scripts/seed/accounts.ts';
import { expect, test } from './support/test.ts';

test('a pending person chooses a password, accepts the terms and gets in', async ({ page, signIn, park }) => {
  const app = initializeApp({ projectId: process.env['GCLOUD_PROJECT'] ?? 'demo-zoo' }, 'first-sign-in');
  // This account alone: a reset ends sessions, and the people of other tests are at work.
  const pending = ACCOUNTS.filter(({ status }) => status === 'pending');
  await seedAccounts(app, Date.now(), pending);
  await park.changePerson('fullcare-pending', { userStatus: 'pending', eula: 0 });

  await signIn.open();
  await signIn.fill('pending@fullcare.example', PENDING_PASSWORD);
  await signIn.submit();
  await expect(signIn.heading).toHaveText('Choisissez votre mot de passe');
  const password = page.getByLabel('Nouveau mot de passe');
  const confirmation = page.getByLabel('Le même, une seconde fois');
  const save = page.getByRole('button', { name: 'Enregistrer et continuer' });

  await password.fill('abcde');
  await confirmation.fill('abcde');
  await save.click();
  await expect(page.getByText(/au moins 6|6 caractères/i).first()).toBeVisible();
  await password.fill('prairie-42');
  await confirmation.fill('prairie-43');
  await save.click();
  await expect(password).toHaveValue('prairie-42');
  await confirmation.fill('prairie-42');
  await save.click();

  await expect(signIn.heading).toHaveText('Conditions d’utilisation');
  await page.getByText('Votre établissement peut désactiver votre compte').scrollIntoViewIfNeeded();
  await page.getByLabel('J’ai lu ces conditions et je les accepte').check();
  await page.getByRole('button', { name: 'Accepter et continuer' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bonjour Yanis' })).toBeVisible();

  await deleteApp(app);
});
